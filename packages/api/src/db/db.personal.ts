import type { PersonalData } from "../personal.ts";

/** The database's own bookkeeping. */
export const databasePersonal: PersonalData = [
  { table: "migration", aboutNobody: "which migrations have run" },
];
