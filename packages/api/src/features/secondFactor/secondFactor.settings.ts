import * as z from "zod/mini";
import { type SettingsOf, settings, text } from "../../settings.ts";

/** Who must have a second factor, and under which key theirs are sealed. */
export const secondFactorSettings = settings(
  {
    AGENCY_SECOND_FACTOR: z._default(
      z.enum(["optional", "required"], "must be optional or required"),
      "required",
    ),
    SECOND_FACTOR_KEY: z.optional(
      text.check(z.regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal digits, drawn at random")),
    ),
  },
  (e) => ({
    agencyNeedsSecondFactor: e.AGENCY_SECOND_FACTOR === "required",
    secondFactorKey: e.SECOND_FACTOR_KEY,
  }),
);

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof secondFactorSettings> {}
}
