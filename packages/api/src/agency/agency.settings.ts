import { resolve } from "node:path";
import * as z from "zod/mini";
import { type SettingsOf, settings, text, url } from "../settings.ts";

/** The agency's settings: the folder that describes it, its public site, its older portal. */
export const agencySettings = settings(
  {
    AGENCY_FOLDER: z.optional(text),
    PUBLIC_SITE_URL: z.optional(url("http:", "https:")),
    LEGACY_BASE_URL: z.optional(url("http:", "https:")),
  },
  (e) => ({
    agencyFolder: e.AGENCY_FOLDER === undefined ? null : resolve(e.AGENCY_FOLDER),
    publicSiteUrl: e.PUBLIC_SITE_URL?.replace(/\/+$/, "") ?? null,
    oldPortalUrl: e.LEGACY_BASE_URL?.replace(/\/+$/, "") ?? null,
  }),
);

export type AgencySettings = SettingsOf<typeof agencySettings>;
