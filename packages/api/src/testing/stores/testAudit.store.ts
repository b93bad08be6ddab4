import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

/** Gives what the audit table says of one person's things, oldest first. */
export async function listAudit(db: Db, personId: number) {
  return db
    .withTables<Tables<"audit_entry">>()
    .selectFrom("audit_entry")
    .select(["action", "actor_id as actorId", "subject", "address", "request_id as requestId"])
    .where("person_id", "=", personId)
    .orderBy("id")
    .execute();
}
