import * as z from "zod/mini";
import { type SettingsOf, settings } from "../../settings.ts";

/** How the agency's team learns of answers: a letter for each, one a day, or none. */
const renewalLetters = ["each", "daily", "none"] as const;
export type RenewalLetters = (typeof renewalLetters)[number];

export const renewalsSettings = settings(
  { RENEWAL_LETTERS: z._default(z.enum(renewalLetters, "must be each, daily or none"), "daily") },
  (e) => ({ renewals: { letters: e.RENEWAL_LETTERS } }),
);

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof renewalsSettings> {}
}
