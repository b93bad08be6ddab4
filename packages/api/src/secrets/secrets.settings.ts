import * as z from "zod/mini";
import { type SettingsOf, settings, text } from "../settings.ts";

/** From what the keys of links and one-time codes are made. */
export const secretsSettings = settings(
  {
    LINK_SECRET: z.optional(text.check(z.minLength(32, "must be at least 32 characters, drawn at random"))),
  },
  (e) => ({ linkSecret: e.LINK_SECRET }),
);

export type SecretsSettings = SettingsOf<typeof secretsSettings>;
