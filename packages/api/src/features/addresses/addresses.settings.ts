import * as z from "zod/mini";
import { type SettingsOf, settings, url } from "../../settings.ts";

/** Where addresses are searched for: the national address API; without one, in the list of the communes. */
export const addressesSettings = settings({ GEOCODING_URL: z.optional(url("https:", "http:")) }, (e) => ({
  geocodingUrl: e.GEOCODING_URL,
}));

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof addressesSettings> {}
}
