import * as z from "zod/mini";
import { documentIdSchema } from "../../documents/document.ts";
import { daySchema } from "../../kernel/day.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { serviceNatures } from "../invoice/invoice.ts";

const cents = z.int();

/** One year of what a family paid, in cents, and its certificates, the newest first (annex A.3). */
const fiscalYearSchema = z.object({
  year: z.int(),
  isRunning: z.boolean(),
  paidCents: cents,
  cesuCents: cents,
  advanceCents: cents,
  aidsCents: cents,
  notCountedCents: cents,
  byNature: z.array(
    z.object({
      nature: z.nullable(serviceNatures.schema),
      natureDisplayName: z.string(),
      amountCents: cents,
    }),
  ),
  certificates: z.array(
    z.object({
      documentId: documentIdSchema,
      version: z.int(),
      publishedDate: daySchema,
      source: z.enum(["portal", "agency"]),
      paidCents: z.nullable(cents),
    }),
  ),
  /** The boxes of the tax return, and the year's rules: not given yet. */
  boxes: z.nullable(z.array(z.object({ box: z.string(), amount: z.int() }))),
  rules: z.nullable(z.object({})),
});
export type FiscalYear = z.infer<typeof fiscalYearSchema>;

export const getMyFiscalYears = endpoint({
  name: "getMyFiscalYears",
  method: "GET",
  path: "/FiscalCertificate/GetMyFiscalYears",
  isWorded: true,
  access: ["Parent"],
  output: z.object({
    years: z.array(fiscalYearSchema),
    /** The last day for the certificate of the running year. */
    dueBy: daySchema,
  }),
});
