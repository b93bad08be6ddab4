import * as z from "zod/mini";
import { noticeKind } from "../../kernel/notice.ts";

/** Where a family reads its tax certificates. */
export const certificatesPath = "/client/attestations";

/** What families are told of their tax certificates; never an amount (SPACE-32, TAX-30). */
export const certificateNotices = {
  published: noticeKind(
    "certificates.published",
    z.object({ year: z.int(), version: z.int() }),
    ({ year, version }) => ({
      // TAX-30, printed
      title:
        version > 1
          ? {
              fr: `Votre attestation fiscale rectificative ${year} est disponible`,
              en: `Your corrected tax certificate for ${year} is available`,
            }
          : {
              fr: `Votre attestation fiscale ${year} est disponible`,
              en: `Your tax certificate for ${year} is available`,
            },
      text:
        version > 1
          ? { fr: "Elle remplace la précédente.", en: "It replaces the one before." }
          : { fr: "Téléchargez-la dans votre espace.", en: "Download it in your space." },
    }),
  ),
};
