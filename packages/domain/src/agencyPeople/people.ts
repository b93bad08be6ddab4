import * as z from "zod/mini";
import { personKinds } from "./permitted.ts";
import { accountStates, personalSchema } from "./person.ts";

const adviserSchema = z.object({ memberId: z.int(), displayName: z.string() });
export type ListedAdviser = z.infer<typeof adviserSchema>;

/** What of a line of people only some of the agency may read. */
export const listedPersonalSchema = z.pick(personalSchema, {
  email: true,
  phoneNumber: true,
  zipCode: true,
  lastActivityAt: true,
  invitedAt: true,
  birthDate: true,
  locale: true,
});

/** A family or a babysitter in the agency’s lists (FOLKS-11). */
export const listedPersonSchema = z.object({
  userId: z.int(),
  role: z.enum(personKinds),
  reference: z.string(),
  displayName: z.string(),
  city: z.nullable(z.string()),
  accountState: z.enum(accountStates),
  salesRep: z.nullable(adviserSchema),
  manager: z.nullable(adviserSchema),
  hrContact: z.nullable(adviserSchema),
  referent: z.nullable(adviserSchema),
  /** Those that wait for a signature, are signed or in progress. */
  activeContracts: z.int(),
  /** How complete the profile of a babysitter is, in percent (PROF-OP1). */
  completionRate: z.nullable(z.int()),
  /** Of a babysitter. */
  advertState: z.nullable(z.enum(["published", "private", "to-correct"])),
  interviewed: z.nullable(z.boolean()),
  /** The photo that was approved. */
  avatarUrl: z.nullable(z.string()),
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;

/** The filters and orders by which one would learn what is private of people. */
export const privateFilters = ["email", "zipPrefix"] as const;
