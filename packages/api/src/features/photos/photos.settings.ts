import { type SettingsOf, settings, whole } from "../../settings.ts";

/** How many photos a person may send. */
export const photosSettings = settings(
  { PHOTOS_PER_PERSON: whole(1, 1_000_000, 20), PHOTO_WINDOW_MINUTES: whole(1, 1_440, 60) },
  (e) => ({ photosLimit: { perPerson: e.PHOTOS_PER_PERSON, seconds: e.PHOTO_WINDOW_MINUTES * 60 } }),
);

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof photosSettings> {}
}
