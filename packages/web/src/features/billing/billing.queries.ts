import { getMyInvoice, getMyInvoices } from "@ribambelle/domain/billing/invoice/invoice.api";
import { getMyMeans, getMyPayments } from "@ribambelle/domain/billing/payment/payment.api";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { queryOf } from "../../client/queryOf.ts";
import { yearQuery } from "../../ui/years/yearQuery.ts";

/** A year of the family's invoices, and its account. */
export const invoicesQuery = (year: string | undefined, locale?: Locale) =>
  yearQuery(getMyInvoices, year, locale);

/** A year of the family's payments, and its account. */
export const paymentsQuery = (year: string | undefined, locale?: Locale) =>
  yearQuery(getMyPayments, year, locale);

/** One invoice. */
export const invoiceQuery = (id: string, locale?: Locale) => queryOf(getMyInvoice, { id }, locale);

/** How the agency is paid. */
export const meansQuery = (locale?: Locale) => queryOf(getMyMeans, undefined, locale);
