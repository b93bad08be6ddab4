import type { PersonalData } from "../personal/personal.ts";

/** What the database notes of itself. */
export const databasePersonal: PersonalData = [
  { table: "migration", aboutNobody: "which migrations have run" },
];
