import * as z from "zod/mini";
import { endpoint } from "../../kernel/endpoint.ts";
import { commonRefusals } from "../../kernel/refusal.ts";
import { yearFields, yearParams } from "../../kernel/years/years.ts";
import { accountSchema } from "../payment/payment.ts";
import { invoiceDetailSchema, invoiceSchema } from "./invoice.ts";

export const getMyInvoices = endpoint({
  name: "getMyInvoices",
  method: "GET",
  path: "/Invoice/GetMyInvoices",
  isWorded: true,
  access: ["Parent"],
  params: yearParams,
  output: z.object({
    ...yearFields,
    invoices: z.array(invoiceSchema),
    account: accountSchema,
  }),
});

export const getMyInvoice = endpoint({
  name: "getMyInvoice",
  method: "GET",
  path: "/Invoice/GetMyInvoice/:id",
  isWorded: true,
  access: ["Parent"],
  params: z.object({ id: z.string() }),
  output: invoiceDetailSchema,
  refusals: [commonRefusals.notFound],
});
