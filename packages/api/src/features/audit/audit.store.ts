import { sql } from "kysely";
import type { By } from "../../acting/actor.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"audit_entry" | "audit_detail">>();

export interface AuditEntry extends By {
  /** When it happened, where that is not now. */
  at?: Date;
  action: string;
  personId: number | null;
  subject: string | null;
  /** What was and is, field by field; kept beside the entry, where it can be forgotten. */
  changes: object | null;
  /** Why, kept beside the entry as well. */
  reason: string | null;
  isReading: boolean;
}

/** Removes the entries of before an instant; the database refuses it for those of the last six months. */
export async function removeOldAuditEntries(db: Db, before: Date): Promise<void> {
  await tables(db).deleteFrom("audit_entry").where("at", "<", before).execute();
}

export async function insertAuditEntries(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const insert = tables(db).insertInto("audit_entry").values(entries.map(rowOf));
  if (entries.every(({ changes, reason }) => changes === null && reason === null)) {
    await insert.execute();
    return;
  }
  // The rows of one list of values are given in its order.
  const kept = await insert.returning("id").execute();
  const details = entries.flatMap(({ personId, changes, reason }, place) => {
    const entry = kept[place];
    if (!entry || (changes === null && reason === null)) return [];
    return [{ entry_id: entry.id, person_id: personId, changes: changes && JSON.stringify(changes), reason }];
  });
  await tables(db).insertInto("audit_detail").values(details).execute();
}

/** Tells how often people of the agency did one act to somebody since an instant. */
export async function countByStaff(db: Db, personId: number, action: string, since: Date): Promise<number> {
  const found = await tables(db)
    .selectFrom("audit_entry")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("person_id", "=", personId)
    .where("action", "=", action)
    .where("functions", "is not", null)
    .where("at", ">", since)
    .executeTakeFirstOrThrow();
  return found.count;
}

/** Forgets what acts changed of a person's: the entries themselves stay. */
export async function removeDetailsOf(transaction: Db, personId: number): Promise<void> {
  // The database takes no detail back but for who is erased, and only while that is said.
  await sql`SELECT set_config('ribambelle.erases', 'people', true)`.execute(transaction);
  await tables(transaction).deleteFrom("audit_detail").where("person_id", "=", personId).execute();
  await sql`SELECT set_config('ribambelle.erases', '', true)`.execute(transaction);
}

/** Adds an entry, or one to the number of times of the entry that says the same of this quarter of an hour. */
export async function countAuditEntry(db: Db, entry: AuditEntry): Promise<void> {
  await tables(db)
    .insertInto("audit_entry")
    .values({ ...rowOf(entry), quarter: sql`date_bin('15 minutes', now(), 'epoch')` })
    .onConflict((same) =>
      same
        .columns(["quarter", "person_id", "actor_id", "action", "subject"])
        .where("quarter", "is not", null)
        .doUpdateSet({ times: sql`audit_entry.times + 1` }),
    )
    .execute();
}

/** Tells whether somebody did anything in a request. */
export async function wasDoneIn(db: Db, actorId: number, requestId: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("audit_entry")
    .select("id")
    .where("request_id", "=", requestId)
    .where("actor_id", "=", actorId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const rowOf = (entry: AuditEntry) => ({
  ...(entry.at && { at: entry.at }),
  actor_id: entry.actorId,
  action: entry.action,
  person_id: entry.personId,
  subject: entry.subject,
  address: entry.address,
  request_id: entry.requestId,
  source: entry.source ?? (entry.requestId === null ? "command" : "page"),
  kind: entry.isReading ? "reading" : "act",
  functions: entry.functions ? [...entry.functions] : null,
  parent: entry.parent ?? null,
});
