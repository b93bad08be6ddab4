import * as z from "zod/mini";
import { daySchema } from "../../kernel/day.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { yearFields, yearParams } from "../../kernel/years/years.ts";
import { invoiceIdSchema } from "../invoice/invoice.ts";
import { accountSchema, paymentMeans, paymentStates } from "./payment.ts";

const paymentSchema = z.object({
  valueDate: daySchema,
  means: paymentMeans.schema,
  meansDisplayName: z.string(),
  state: paymentStates.schema,
  stateDisplayName: z.string(),
  amountCents: z.int(),
  /** The invoices that it settles, how much of each, and whether something of the invoice is still to be paid. */
  shares: z.array(
    z.object({
      invoiceId: invoiceIdSchema,
      number: z.string(),
      title: z.string(),
      amountCents: z.int(),
      isToPay: z.boolean(),
    }),
  ),
});
export type Payment = z.infer<typeof paymentSchema>;

export const getMyPayments = endpoint({
  name: "getMyPayments",
  method: "GET",
  path: "/Payment/GetMyPayments",
  isWorded: true,
  access: ["Parent"],
  params: yearParams,
  output: z.object({
    ...yearFields,
    payments: z.array(paymentSchema),
    account: accountSchema,
  }),
});

export const getMyAccount = endpoint({
  name: "getMyAccount",
  method: "GET",
  path: "/Payment/GetMyAccount",
  access: ["Parent"],
  output: accountSchema,
});

const meansSchema = z.object({
  name: z.enum(["debit", "transfer", "card", "cheque", "cesu", "urssaf"]),
  displayName: z.string(),
  /** What the agency says of it, or null. */
  text: z.nullable(z.string()),
});

/** How the agency is paid, for a signed-in family only (PAYMENTS-08, PAYMENTS-09). */
export const getMyMeans = endpoint({
  name: "getMyMeans",
  method: "GET",
  path: "/Payment/GetMyMeans",
  isWorded: true,
  access: ["Parent"],
  output: z.object({
    accepted: z.array(meansSchema),
    /** Where a transfer goes; null when the agency says no account. */
    account: z.nullable(z.object({ holder: z.string(), iban: z.string(), bic: z.nullable(z.string()) })),
  }),
});
