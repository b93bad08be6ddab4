import { resolve } from "node:path";
import * as z from "zod/mini";
import { type SettingsOf, settings, text, url } from "../settings.ts";

/** What an agency has of its own: the folder that says what it is, its public site, its older space. */
export const agencySettings = settings(
  {
    AGENCY_FOLDER: z.optional(text),
    PUBLIC_SITE_URL: z.optional(url("http:", "https:")),
    LEGACY_BASE_URL: z.optional(url("http:", "https:")),
  },
  (e) => ({
    agencyFolder: e.AGENCY_FOLDER === undefined ? null : resolve(e.AGENCY_FOLDER),
    publicSiteUrl: e.PUBLIC_SITE_URL?.replace(/\/+$/, "") ?? null,
    legacyBaseUrl: e.LEGACY_BASE_URL?.replace(/\/+$/, "") ?? null,
  }),
);

export type AgencySettings = SettingsOf<typeof agencySettings>;
