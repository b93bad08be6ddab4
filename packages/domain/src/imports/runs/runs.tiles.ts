import { type TileKind, tileKind } from "../../kernel/desk/tile.ts";

/** Imports that wait for a decision, or of which lines were refused (TABLE D). */
export const importsTile: TileKind = tileKind({
  code: "imports",
  title: { fr: "Imports à reprendre", en: "Imports to follow up" },
  permission: "imports.read",
  opens: {
    verb: { fr: "Reprendre", en: "Follow up" },
    link: "/agence/imports?etat=a-reprendre,a-confirmer&tri=date",
  },
  overdueAfterDays: null,
});
