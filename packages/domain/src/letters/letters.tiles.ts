import { tileKind } from "../kernel/desk/tile.ts";

/** What of letters waits for the agency (TABLE D). */
export const letterTiles = {
  failed: tileKind({
    code: "letters-failed",
    title: { fr: "Courriers non partis", en: "Unsent letters" },
    permission: "letters.read",
    opens: {
      verb: { fr: "Voir", en: "See" },
      link: "/agence/courriers?etat=abandonne,refuse&tri=demande",
    },
    overdueAfterDays: 0,
  }),
};
