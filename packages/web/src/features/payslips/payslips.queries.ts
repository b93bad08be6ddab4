import { getMyDelivery, getMyPayslips } from "@ribambelle/domain/payslips/payslip.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";

/** The payslips of a year; of the newest that has any without one. */
export const payslipsQuery = (year?: string) =>
  queryOptions({
    queryKey: ["payslips", "year", year ?? "newest"],
    queryFn: () => call(getMyPayslips, undefined, year ? { year } : {}),
  });

/** How the person receives payslips. */
export const deliveryQuery = queryOptions({
  queryKey: ["payslips", "delivery"],
  queryFn: () => call(getMyDelivery),
});
