import { tileKind } from "../kernel/desk/tile.ts";

/** What people ask of the agency (TABLE D). */
export const requestTiles = {
  open: tileKind({
    code: "requests",
    title: { fr: "Demandes", en: "Requests" },
    permission: "people.requests",
    opens: { verb: { fr: "Traiter", en: "Deal with them" }, link: "/agence/demandes" },
    overdueAfterDays: null,
  }),
};
