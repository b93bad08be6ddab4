import { type DeskDelays, tileKind } from "../kernel/desk/tile.ts";

/** What of photos waits for the agency. */
export const photoTiles = ({ moderation }: DeskDelays) => ({
  waiting: tileKind({
    code: "photos",
    title: { fr: "Photos à valider", en: "Photos to approve" },
    permission: "moderation.read",
    opens: { verb: { fr: "Traiter", en: "Review them" }, link: "/agence/moderation?file=photos" },
    overdueAfterDays: moderation,
  }),
});
