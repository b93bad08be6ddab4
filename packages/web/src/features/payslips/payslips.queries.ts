import { getMyDelivery, getMyPayslips } from "@ribambelle/domain/payslips/payslip.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { yearQuery } from "../../ui/years/yearQuery.ts";

/** The first part of the key of every year of payslips. */
export const payslipsKey = "payslips-of-a-year";

/** The payslips of a year; of the newest that has any without one. */
export const payslipsQuery = (year?: string) =>
  yearQuery(payslipsKey, year, (asked) => call(getMyPayslips, undefined, asked));

/** How the person receives payslips. */
export const deliveryQuery = queryOptions({
  queryKey: ["payslips", "delivery"],
  queryFn: () => call(getMyDelivery),
});
