import { type SettingsOf, settings, whole } from "../../settings.ts";

/** How many days the files of an import by page are kept after its end, where nothing else is said (IMPORTS-17). */
export const importsSettings = settings({ IMPORT_FILES_DAYS: whole(1, 365, 30) }, (e) => ({
  importFilesDays: e.IMPORT_FILES_DAYS,
}));

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof importsSettings> {}
}
