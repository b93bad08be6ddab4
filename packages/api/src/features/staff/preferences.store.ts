import { type Chosen, type Preferences, preferencesSchema } from "@ribambelle/domain/staff/preference";
import { type Expression, type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"staff_preference">>();

/** Gives what somebody of the agency chose; what this version does not know, or not so, is left out. */
export async function listPreferences(db: Db, personId: number): Promise<Preferences> {
  const rows = await tables(db)
    .selectFrom("staff_preference")
    .select(["name", "value"])
    .where("person_id", "=", personId)
    .execute();
  const known = rows.filter(({ name, value }) => preferencesSchema.safeParse({ [name]: value }).success);
  return preferencesSchema.parse(Object.fromEntries(known.map(({ name, value }) => [name, value])));
}

/** Stores what somebody of the agency chose, in place of what they chose before. */
export async function savePreference(db: Db, personId: number, { name, value }: Chosen): Promise<void> {
  const kept = JSON.stringify(value);
  await tables(db)
    .insertInto("staff_preference")
    .values({ person_id: personId, name, value: kept })
    .onConflict((same) => same.columns(["person_id", "name"]).doUpdateSet({ value: kept }))
    .execute();
}

/** How many rows somebody of the agency wants on a page of a list, null where they chose none, for a statement about people. */
export const pageSizeOf = (personId: Expression<number>): RawBuilder<unknown> =>
  sql`(SELECT value FROM staff_preference WHERE person_id = ${personId} AND name = 'pageSize')`;
