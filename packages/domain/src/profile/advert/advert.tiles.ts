import { type DeskDelays, tileKind } from "../../kernel/desk/tile.ts";

/** What of adverts waits for the agency. */
export const advertTiles = ({ moderation }: DeskDelays) => ({
  waiting: tileKind({
    code: "adverts",
    title: { fr: "Annonces à relire", en: "Adverts to review" },
    permission: "moderation.read",
    opens: { verb: { fr: "Traiter", en: "Review them" }, link: "/agence/moderation?file=annonces" },
    overdueAfterDays: moderation,
  }),
});
