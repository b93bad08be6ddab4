import { type SettingsOf, settings, whole } from "../../settings.ts";

/** How long the answers of families are kept after they last said something. */
export const surveysSettings = settings({ SURVEY_KEPT_MONTHS: whole(1, 120, 24) }, (e) => ({
  surveys: { keptMonths: e.SURVEY_KEPT_MONTHS },
}));

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof surveysSettings> {}
}
