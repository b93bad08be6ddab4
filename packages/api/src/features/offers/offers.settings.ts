import { type SettingsOf, settings, whole } from "../../settings.ts";

/** How long applications are kept after their offer ended (OFFER-12). */
export const offersSettings = settings({ OFFER_KEPT_MONTHS: whole(1, 120, 24) }, (e) => ({
  offerKeptMonths: e.OFFER_KEPT_MONTHS,
}));

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof offersSettings> {}
}
