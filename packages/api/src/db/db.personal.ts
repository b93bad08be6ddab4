import type { PersonalData } from "../personal.ts";

export const databasePersonal: PersonalData = [
  { table: "migration", aboutNobody: "which migrations have run" },
];
