import { type SettingsOf, settings, whole } from "../../../settings.ts";

/** How many days somebody has to sign a contract, where nothing else is said. */
export const contractsSettings = settings({ CONTRACT_SIGN_DAYS: whole(1, 90, 30) }, (e) => ({
  contracts: { signDays: e.CONTRACT_SIGN_DAYS },
}));

declare module "../../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof contractsSettings> {}
}
