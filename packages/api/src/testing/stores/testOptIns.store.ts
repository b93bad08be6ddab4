import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"opt_in_change">>();

/** Gives the changes of a person’s opt-ins, oldest first. */
export async function listChanges(db: Db, personId: number) {
  return tables(db)
    .selectFrom("opt_in_change")
    .select([
      "name",
      "was_taken as wasTaken",
      "is_taken as isTaken",
      "source",
      "words",
      "locale",
      "changed_at as changedAt",
    ])
    .where("person_id", "=", personId)
    .orderBy("id")
    .execute();
}
