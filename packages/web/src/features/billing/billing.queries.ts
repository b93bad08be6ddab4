import { getMyInvoice, getMyInvoices } from "@ribambelle/domain/billing/invoice/invoice.api";
import { getMyMeans, getMyPayments } from "@ribambelle/domain/billing/payment/payment.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { currentLocale } from "../../client/locale.tsx";
import { yearQuery } from "../../ui/years/yearQuery.ts";

// The server names invoices and means in the language asked for, so each language is kept by itself.

/** A year of the family's invoices, and its account. */
export const invoicesQuery = (year: string | undefined, locale = currentLocale()) =>
  yearQuery(`invoices-${locale}`, year, (asked) => call(getMyInvoices, undefined, asked));

/** A year of the family's payments, and its account. */
export const paymentsQuery = (year: string | undefined, locale = currentLocale()) =>
  yearQuery(`payments-${locale}`, year, (asked) => call(getMyPayments, undefined, asked));

/** One invoice. */
export const invoiceQuery = (id: string, locale = currentLocale()) =>
  queryOptions({ queryKey: ["invoice", id, locale], queryFn: () => call(getMyInvoice, undefined, { id }) });

/** How the agency is paid. */
export const meansQuery = (locale = currentLocale()) =>
  queryOptions({ queryKey: ["payment-means", locale], queryFn: () => call(getMyMeans) });
