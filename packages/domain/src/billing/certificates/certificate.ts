import * as z from "zod/mini";
import { daySchema } from "../../kernel/day.ts";
import { serviceNatures } from "../invoice/invoice.values.ts";

const cents = z.int().check(z.minimum(0));

/** What one babysitter worked in one month (TAX-21). */
const workedMonthSchema = z.object({
  /** YYYY-MM. */
  month: z.string(),
  babysitterName: z.string(),
  babysitterNumber: z.string(),
  /** How many lines of invoices say so. */
  lineCount: z.int().check(z.minimum(1)),
  minutes: z.int().check(z.minimum(1)),
});
export type WorkedMonth = z.infer<typeof workedMonthSchema>;

const content = {
  year: z.int(),
  agency: z.object({
    name: z.string(),
    address: z.string(),
    siren: z.string(),
    declaration: z.object({ number: z.string(), date: daySchema }),
    /** Where it is made out. */
    place: z.string(),
  }),
  payer: z.object({
    name: z.string(),
    address: z.string(),
    /** The accounts that were debited, in full, where the agency gave them (TAX-OP4). */
    accounts: z.array(z.string()),
  }),
  paidCents: cents,
  cesuCents: cents,
  advanceCents: cents,
  aidsCents: cents,
  byNature: z.array(z.object({ nature: z.nullable(serviceNatures.schema), amountCents: cents })),
  list: z.array(workedMonthSchema),
};

const contentSchema = z.object(content);
/** What a certificate states, whichever its version. */
export type CertificateContent = z.infer<typeof contentSchema>;

/** A certificate of the portal as it was published: frozen, whatever is paid or corrected later (TAX-18). */
export const certificateSchema = z.object({
  ...content,
  version: z.int().check(z.minimum(1)),
  publishedDate: daySchema,
  /** The day of the one that it replaces; null for a first one (TAX-19). */
  replacesDate: z.nullable(daySchema),
});
export type Certificate = z.infer<typeof certificateSchema>;

/** True when two certificates state the same, whenever they were made out. */
export function statesTheSame(one: CertificateContent, other: CertificateContent): boolean {
  // Read by the schema first: fields then stand in one order, and no others.
  const text = (given: CertificateContent) => JSON.stringify(contentSchema.parse(given));
  return text(one) === text(other);
}
