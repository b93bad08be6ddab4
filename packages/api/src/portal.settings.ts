import * as z from "zod/mini";
import { type SettingsOf, settings, text, yesOrNo } from "./settings.ts";

/** The settings of the whole portal: production or not, the level of its log, its data folder. */
export const portalSettings = settings(
  {
    NODE_ENV: z.optional(text),
    DATA_FOLDER: z._default(text, "data"),
    DEMONSTRATION: z.optional(yesOrNo),
    LOG_LEVEL: z.optional(
      z.enum(
        ["fatal", "error", "warn", "info", "debug", "silent"],
        "must be fatal, error, warn, info, debug or silent",
      ),
    ),
  },
  (e) => {
    const production = e.NODE_ENV === "production";
    return {
      production,
      dataFolder: e.DATA_FOLDER,
      demonstration: e.DEMONSTRATION ? e.DEMONSTRATION === "yes" : !production,
      logLevel: e.LOG_LEVEL ?? (production ? "info" : "warn"),
    };
  },
);

export type PortalSettings = SettingsOf<typeof portalSettings>;
