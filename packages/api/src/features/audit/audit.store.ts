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
  const rows = entries.map((entry) => ({
    actor_id: entry.actorId,
    action: entry.action,
    person_id: entry.personId,
    subject: entry.subject,
    address: entry.address,
    request_id: entry.requestId,
  }));
  await tables(db).insertInto("audit_entry").values(rows).execute();
}
