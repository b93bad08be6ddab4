import * as z from "zod/mini";
import { type SettingsOf, settings, text, url, yesOrNo } from "../../settings.ts";

/** The agency’s certificate, and who stamps its seals with the time. */
export const signaturesSettings = settings(
  {
    SIGNATURE_CERTIFICATE: z.optional(text),
    SIGNATURE_CERTIFICATE_PASSWORD: z.optional(z.string()),
    SIGNATURE_TSA_URL: z.optional(url("http:", "https:")),
    SIGNATURE_TSA_REQUIRED: z._default(yesOrNo, "no"),
  },
  (e) => ({
    signing: {
      certificate: e.SIGNATURE_CERTIFICATE ?? null,
      password: e.SIGNATURE_CERTIFICATE_PASSWORD ?? "",
      authorityUrl: e.SIGNATURE_TSA_URL ? new URL(e.SIGNATURE_TSA_URL) : null,
      needsTimeStamp: e.SIGNATURE_TSA_REQUIRED === "yes",
    },
  }),
  (e) => {
    if (e.SIGNATURE_CERTIFICATE_PASSWORD !== undefined && e.SIGNATURE_CERTIFICATE === undefined)
      return { name: "SIGNATURE_CERTIFICATE_PASSWORD", missing: "SIGNATURE_CERTIFICATE" };
    return e.SIGNATURE_TSA_REQUIRED === "yes" && e.SIGNATURE_TSA_URL === undefined
      ? { name: "SIGNATURE_TSA_REQUIRED", missing: "SIGNATURE_TSA_URL" }
      : null;
  },
);

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof signaturesSettings> {}
}
