import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { accountSchema } from "../payments/payment.ts";
import { yearParams } from "../years/years.ts";
import { invoiceDetailSchema, invoiceSchema } from "./invoice.ts";

export const getMyInvoices = endpoint({
  name: "getMyInvoices",
  method: "GET",
  path: "/Invoice/GetMyInvoices",
  access: ["Parent"],
  params: yearParams,
  output: z.object({
    years: z.array(z.int()),
    year: z.nullable(z.int()),
    hasMore: z.boolean(),
    /** How many follow those that are given. */
    leftCount: z.int(),
    invoices: z.array(invoiceSchema),
    account: accountSchema,
  }),
});

export const getMyInvoice = endpoint({
  name: "getMyInvoice",
  method: "GET",
  path: "/Invoice/GetMyInvoice/:id",
  access: ["Parent"],
  params: z.object({ id: z.string() }),
  output: invoiceDetailSchema,
  refusals: [commonRefusals.notFound],
});
