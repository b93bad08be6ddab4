import { whoOf } from "@ribambelle/domain/audit/entry";
import type { Changed } from "@ribambelle/domain/kernel/refusal";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/**
 * Gives who last did one of these acts to a person, when, and to which fields; null for nobody. Actions are patterns of LIKE:
 * `staff.%`; whoever only looked has changed nothing. `subjects` are what the acts call the thing, where the person may
 * have several.
 */
export async function findLastChange(
  db: Db,
  personId: number,
  actions: readonly string[],
  subjects: readonly string[] | null = null,
): Promise<Changed | null> {
  const { rows } = await sql<{
    at: Date;
    actorId: number | null;
    displayName: string | null;
    fields: string[] | null;
  }>`SELECT e.at, e.actor_id AS "actorId", trim(p.first_name || ' ' || p.last_name) AS "displayName",
      (SELECT array_agg(field ORDER BY field) FROM jsonb_object_keys(d.changes) field) AS fields
    FROM audit_entry e LEFT JOIN audit_detail d ON d.entry_id = e.id LEFT JOIN person p ON p.id = e.actor_id
    WHERE e.person_id = ${personId} AND e.kind = 'act' AND e.action LIKE ANY(${actions})
      AND (${subjects}::text[] IS NULL OR e.subject = ANY(${subjects}::text[])) ORDER BY e.id DESC LIMIT 1`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return null;
  const { at, actorId, displayName, fields } = found;
  return { at: at.toISOString(), by: whoOf(actorId, displayName), fields: fields ?? [] };
}
