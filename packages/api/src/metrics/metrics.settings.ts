import * as z from "zod/mini";
import { settings, text } from "../settings.ts";

/** The token with which the metrics can be read; without one nobody can. */
export const metricsSettings = settings(
  {
    METRICS_TOKEN: z.optional(
      text.check(
        z.regex(/^[\x21-\x7e]{24,}$/, "must have at least 24 characters, without spaces or accents"),
      ),
    ),
  },
  (e) => ({ metricsToken: e.METRICS_TOKEN }),
);
