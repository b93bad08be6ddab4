import * as z from "zod/mini";
import { documentIdSchema } from "../../documents/documentId.ts";
import { daySchema } from "../../kernel/day.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { serviceNatures } from "../invoice/invoice.values.ts";
import { taxRulesSchema } from "./ceiling.ts";

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
  /** The boxes of form 2042 RICI in whole euros, 7DB, 7DR and 7HB in this order; null for a year whose form is not known (TAX-25). */
  boxes: z.nullable(z.array(z.object({ box: z.string(), amount: z.int() }))),
  /** What the ceiling of the year is computed by, in whole euros; null for a year without rules (TAX-29). */
  rules: z.nullable(taxRulesSchema),
});
export type FiscalYear = z.infer<typeof fiscalYearSchema>;

const fiscalYearsSchema = z.object({
  years: z.array(fiscalYearSchema),
  /** The last day for the certificate of the running year. */
  dueBy: daySchema,
  /** Whom the declaration names as paid; null while the agency has not said who it is before the law (TAX-23). */
  payee: z.nullable(z.object({ name: z.string(), siren: z.string() })),
});
export type FiscalYears = z.infer<typeof fiscalYearsSchema>;

export const getMyFiscalYears = endpoint({
  name: "getMyFiscalYears",
  method: "GET",
  path: "/FiscalCertificate/GetMyFiscalYears",
  isWorded: true,
  access: ["Parent"],
  output: fiscalYearsSchema,
});
