import { tileKind } from "../kernel/desk/tile.ts";
import type { Bilingual } from "../kernel/texts.ts";

const look = { fr: "Voir", en: "See" } as const satisfies Bilingual;

/** What of signing waits for the agency (SIGN-63, TODO-22). */
export const signatureTiles = {
  parents: {
    countersign: tileKind({
      code: "signatures-to-countersign-parents",
      title: { fr: "Contrats à contresigner avec des familles", en: "Families’ contracts to countersign" },
      permission: "contracts.edit-parent",
      opens: {
        verb: { fr: "Signer", en: "Sign" },
        link: "/agence/signatures?agence=contresigner&de=familles",
      },
      overdueAfterDays: 2,
    }),
    toLookAt: tileKind({
      code: "signatures-to-look-at-parents",
      title: {
        fr: "Signatures de familles à regarder\u00a0: erreurs, refus, rétractations",
        en: "Families’ signatures to review: mistakes, refusals, withdrawals",
      },
      permission: "contracts.edit-parent",
      opens: { verb: look, link: "/agence/signatures?agence=regarder&de=familles" },
      overdueAfterDays: 2,
    }),
  },
  babysitters: {
    countersign: tileKind({
      code: "signatures-to-countersign-babysitters",
      title: {
        fr: "Contrats à contresigner avec des intervenants",
        en: "Babysitters’ contracts to countersign",
      },
      permission: "contracts.edit-babysitter",
      opens: {
        verb: { fr: "Signer", en: "Sign" },
        link: "/agence/signatures?agence=contresigner&de=intervenants",
      },
      overdueAfterDays: 2,
    }),
    toLookAt: tileKind({
      code: "signatures-to-look-at-babysitters",
      title: {
        fr: "Signatures d’intervenants à regarder\u00a0: erreurs, refus",
        en: "Babysitters’ signatures to review: mistakes, refusals",
      },
      permission: "contracts.edit-babysitter",
      opens: { verb: look, link: "/agence/signatures?agence=regarder&de=intervenants" },
      overdueAfterDays: 2,
    }),
  },
};
