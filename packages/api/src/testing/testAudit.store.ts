import type { Db } from "../db/connect.ts";
import type { AuditEntryTable } from "../features/audit/audit.table.ts";

/** Gives what the audit table says of one person's things, oldest first. */
export async function listAudit(db: Db, personId: number) {
  return db
    .withTables<{ audit_entry: AuditEntryTable }>()
    .selectFrom("audit_entry")
    .select(["action", "actor_id as actorId", "subject", "address", "request_id as requestId"])
    .where("person_id", "=", personId)
    .orderBy("id")
    .execute();
}
