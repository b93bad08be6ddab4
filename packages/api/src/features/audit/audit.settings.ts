import { type SettingsOf, settings, whole } from "../../settings.ts";

/** How long the audit is kept; the database itself refuses to forget what is younger than six months. */
export const auditSettings = settings({ AUDIT_MONTHS: whole(6, 120, 12) }, (e) => ({
  auditMonths: e.AUDIT_MONTHS,
}));

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof auditSettings> {}
}
