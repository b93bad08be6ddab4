import { sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";
import { isPersonal, type PersonalData, type Staying } from "../personal.ts";
import { rowsOf } from "./rowsOf.store.ts";

/** Gives what stays of a person when their account is deleted, and until when: what they have something of, once each (SPACE-35). */
export async function listStaying(db: Db, personal: PersonalData, personId: number): Promise<Staying[]> {
  const tables = personal.filter(isPersonal);
  const told = tables.flatMap((declared) => {
    const { whenDeleted } = declared;
    return whenDeleted.rows === "kept" && whenDeleted.told ? [{ declared, told: whenDeleted.told }] : [];
  });
  const found = told.map(
    ({ declared }) =>
      sql`EXISTS (SELECT FROM ${sql.table(declared.table)} WHERE ${rowsOf(tables, declared, [personId])})`,
  );
  const { rows } = await sql<{ found: boolean[] }>`SELECT ARRAY[${sql.join(found)}] AS found`.execute(db);
  const staying = told.filter((_, at) => rows[0]?.found[at]).map(({ told: one }) => one);
  return [...new Map(staying.map((one) => [one.what.fr, one])).values()];
}
