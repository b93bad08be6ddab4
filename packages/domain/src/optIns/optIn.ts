import * as z from "zod/mini";
import { type OptIn, optIns } from "./optInNames.ts";

export { type EmailOptIn, emailOptIns, type OptIn, optIns } from "./optInNames.ts";

/** What somebody accepts: true for each opt-in that they take. */
export type Choices = Readonly<Record<OptIn, boolean>>;

/**
 * What holds while nothing was chosen (SETTINGS-OP8). The agency may write to its own people about its own services until they
 * refuse; all else needs their consent first (article L34-5 du code des postes et des communications électroniques).
 */
const unchosen: Choices = {
  agencyInformationEmail: true,
  agencyInformationSms: false,
  agencyInformationPush: false,
  partnersInformationEmail: false,
  partnersInformationSms: false,
  newAdvertsEmail: false,
};

/** Gives what somebody accepts, by what they chose so far. */
export function choicesOf(chosen: Partial<Choices>): Choices {
  return { ...unchosen, ...chosen };
}

/** Gives the opt-ins of which the wish is another than what holds now. */
export function changesTo(now: Choices, wished: Choices): Partial<Choices> {
  return Object.fromEntries(
    optIns.filter((name) => now[name] !== wished[name]).map((name) => [name, wished[name]]),
  );
}

const choiceFields = {
  agencyInformationEmail: z.boolean(),
  agencyInformationSms: z.boolean(),
  agencyInformationPush: z.boolean(),
  partnersInformationEmail: z.boolean(),
  partnersInformationSms: z.boolean(),
  newAdvertsEmail: z.boolean(),
} satisfies Record<OptIn, unknown>;

/** The settings as they are told (DATA-17). */
export const optInSettingsSchema = z.object({
  accountActivityEmail: z.literal(true),
  ...choiceFields,
  isInBlockList: z.boolean(),
});
export type OptInSettings = z.infer<typeof optInSettingsSchema>;

/** The settings as they are sent: what is not one’s own to change is read and has no effect (SETTINGS-14, SETTINGS-OP2). */
export const sentSettingsSchema = z.object({
  accountActivityEmail: z.optional(z.boolean()),
  ...choiceFields,
  isInBlockList: z.optional(z.boolean()),
});
