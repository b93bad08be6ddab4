import { type SettingsOf, settings, whole } from "../../settings.ts";

/** How long friends who do not join are known, and how many a person may invite a day. */
export const sponsorshipSettings = settings(
  { SPONSORSHIP_MONTHS: whole(1, 120, 12), SPONSORSHIPS_PER_DAY: whole(1, 1_000, 20) },
  (e) => ({ sponsorship: { months: e.SPONSORSHIP_MONTHS, perDay: e.SPONSORSHIPS_PER_DAY } }),
);

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof sponsorshipSettings> {}
}
