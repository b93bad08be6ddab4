import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"audit_entry">>();

export interface AuditEntry {
  actorId: number | null;
  action: string;
  personId: number | null;
  subject: string | null;
  address: string | null;
  requestId: string | null;
}

/** Removes the entries of before an instant; the database refuses it for those of the last six months. */
export async function removeOldAuditEntries(db: Db, before: Date): Promise<void> {
  await tables(db).deleteFrom("audit_entry").where("at", "<", before).execute();
}

export async function insertAuditEntries(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tables(db).insertInto("audit_entry").values(entries.map(rowOf)).execute();
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

const rowOf = (entry: AuditEntry) => ({
  actor_id: entry.actorId,
  action: entry.action,
  person_id: entry.personId,
  subject: entry.subject,
  address: entry.address,
  request_id: entry.requestId,
});
