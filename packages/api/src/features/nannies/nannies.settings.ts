import { type SettingsOf, settings, whole } from "../../settings.ts";

/** Within how many working days the agency answers who is interested in a profile or an offer (NANNY-11). */
export const nanniesSettings = settings({ INTEREST_ANSWER_DAYS: whole(1, 20, 2) }, (e) => ({
  interestAnswerDays: e.INTEREST_ANSWER_DAYS,
}));

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof nanniesSettings> {}
}
