import * as z from "zod/mini";
import { roundedQuotient } from "../../kernel/money/shares.ts";

const euros = z.int().check(z.minimum(0), z.maximum(100_000));

/** What the tax credit of an income year is computed by: a rate in per cent, and ceilings in whole euros (TAX-29). */
export const taxRulesSchema = z.strictObject({
  rate: z.int().check(z.minimum(0), z.maximum(100)),
  base: euros,
  perDependant: euros,
  /** The most that dependants bring the ceiling to. */
  most: euros,
  /** The ceiling of a household with a disability card. */
  disability: euros,
});
export type TaxRules = z.infer<typeof taxRulesSchema>;

/** The most people of one kind that a household says to have. */
export const mostPeople = 12;
const people = z.int().check(z.minimum(0), z.maximum(mostPeople));

/** What a household's ceiling depends on; it is asked in the browser, and no call carries it (TAX-28). */
export const householdSchema = z.object({
  /** Children whom it alone takes care of. */
  children: people,
  /** Children in shared custody: each counts for half. */
  sharedCustody: people,
  /** People over 65. */
  seniors: people,
  disability: z.boolean(),
});
export type Household = z.infer<typeof householdSchema>;

/** A household that has said nothing. */
export const unknownHousehold: Household = { children: 0, sharedCustody: 0, seniors: 0, disability: false };

/** Gives the ceiling of a household's expenses in a year, in the unit of the rules: whole euros (TAX-27). */
export function ceilingOf(
  { base, perDependant, most, disability: withCard }: TaxRules,
  { children, sharedCustody, seniors, disability }: Household,
): number {
  if (disability) return withCard;
  const halves = roundedQuotient(perDependant * sharedCustody, 2);
  return Math.min(most, base + perDependant * (children + seniors) + halves);
}

/** Gives the tax credit of an expense under its ceiling, all in cents; the rate is in per cent (TAX-27). */
export const creditOf = (expense: number, ceiling: number, rate: number): number =>
  roundedQuotient(Math.min(expense, ceiling) * rate, 100);
