import type { PersonalData } from "../../personal.ts";

/** What somebody has put off. */
export const toDosPersonal: PersonalData = [
  {
    table: "to_do_put_off",
    title: { fr: "Choses à faire remises à plus tard", en: "To-dos put off" },
    lead: { column: "person_id", to: "person" },
    exported: {
      key: { fr: "Chose à faire", en: "To-do" },
      until: { fr: "Jusqu’au", en: "Until" },
    },
    internal: ["person_id"],
    until: { event: "its day is over and something else is put off, or the account is deleted" },
    whenDeleted: { rows: "removed" },
  },
];
