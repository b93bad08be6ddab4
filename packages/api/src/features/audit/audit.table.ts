import type { Generated } from "kysely";

export interface AuditEntryTable {
  id: Generated<number>;
  at: Generated<Date>;
  actor_id: number | null;
  action: string;
  person_id: number | null;
  subject: string | null;
  address: string | null;
  request_id: string | null;
}
