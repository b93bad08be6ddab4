import { getMyDelivery, getMyPayslips } from "@ribambelle/domain/payslips/payslip.api";
import { keyOf, queryOf } from "../../client/queryOf.ts";
import { yearQuery } from "../../ui/years/yearQuery.ts";

/** The first parts of the key of every year of payslips. */
export const payslipsKey = keyOf(getMyPayslips);

/** The payslips of a year; of the newest that has any without one. */
export const payslipsQuery = (year?: string) => yearQuery(getMyPayslips, year);

/** How the person receives payslips. */
export const deliveryQuery = queryOf(getMyDelivery);
