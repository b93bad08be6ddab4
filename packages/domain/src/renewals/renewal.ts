import * as z from "zod/mini";
import { daySchema } from "../kernel/day.ts";
import { babysitterAnswerSchema } from "./babysitter/answer.ts";
import { babysitterFormSchema } from "./babysitter/form.ts";
import { parentAnswerSchema } from "./parent/answer.ts";
import { parentFormSchema } from "./parent/form.ts";

/** Whom a campaign asks: everybody of its role, or those whom a running contract links. */
export const audiences = ["everyone", "with-contract"] as const;
export type Audience = (typeof audiences)[number];

/** A campaign: its days are Paris days, both included, in the calendar year that it is named by (RENEWBS-OP11). */
export interface Campaign {
  readonly year: number;
  readonly opensOn: string;
  readonly closesOn: string;
}

/** How the campaign of this year stands for a person. */
export const campaignStates = ["none", "not-asked", "before", "open", "closed"] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Gives how a campaign stands on a day for somebody of its role; null is none. */
export function campaignStateOn(
  campaign: Campaign | null,
  today: string,
  isAddressed: boolean,
): CampaignState {
  if (!campaign) return "none";
  if (!isAddressed) return "not-asked";
  if (today < campaign.opensOn) return "before";
  return today > campaign.closesOn ? "closed" : "open";
}

/** The year whose back to school is asked about on a day (RENEWBS-OP11). */
export const renewalYear = (today: string): number => Number(today.slice(0, 4));

/** A form, half filled or whole, of whichever role. */
export const renewalFormSchema = z.union([parentFormSchema, babysitterFormSchema]);
export type RenewalForm = z.infer<typeof renewalFormSchema>;

/** What somebody answered, and when (ISO 8601); the other role's answer is null. */
export const keptAnswerSchema = z.object({
  sentAt: z.string(),
  parent: z.nullable(parentAnswerSchema),
  babysitter: z.nullable(babysitterAnswerSchema),
});

/** A form that was begun and not sent, with when it was kept (ISO 8601). */
export const draftSchema = z.object({ form: renewalFormSchema, savedAt: z.string() });

/** Where a person stands with the back to school of this year. */
export const myRenewalSchema = z.object({
  year: z.int(),
  state: z.enum(campaignStates),
  opensOn: z.nullable(daySchema),
  closesOn: z.nullable(daySchema),
  /** What the agency says of the campaign; null where it says nothing. */
  introduction: z.nullable(z.object({ fr: z.string(), en: z.string() })),
  answer: z.nullable(keptAnswerSchema),
  draft: z.nullable(draftSchema),
});
export type MyRenewal = z.infer<typeof myRenewalSchema>;
