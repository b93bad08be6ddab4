import { tileKind } from "../kernel/desk/tile.ts";

/** What of colleagues waits for the agency (TABLE D). */
export const staffTiles = {
  secondFactor: tileKind({
    code: "second-factor",
    title: { fr: "Collègues sans double authentification", en: "Colleagues without two-step sign-in" },
    permission: "staff.manage",
    opens: { verb: { fr: "Relancer", en: "Remind them" }, link: "/agence/equipe?securite=a-activer" },
    overdueAfterDays: 7,
  }),
};
