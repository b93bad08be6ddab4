import { whoOf } from "@ribambelle/domain/audit/entry";
import type { Changed } from "@ribambelle/domain/kernel/refusal";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** The change that made the version which a person has. */
export interface VersionMade extends Changed {
  /** Which import made it, of which no act of theirs says so; null for any other change. */
  readonly importId: string | null;
}

/** Gives who made the version of a person that they have, by the acts of the same transaction; null where nobody noted when that was. */
export async function findVersionMade(db: Db, personId: number): Promise<VersionMade | null> {
  const { rows } = await sql<Found & { importId: string | null }>`
    SELECT p.version_at AS at, p.version_by_import AS "importId", done."actorId",
      trim(a.first_name || ' ' || a.last_name) AS "displayName", done.fields
    FROM person p LEFT JOIN LATERAL (
      SELECT (array_agg(e.actor_id ORDER BY e.id DESC))[1] AS "actorId",
        array_agg(DISTINCT f.field) FILTER (WHERE f.field IS NOT NULL) AS fields
      FROM audit_entry e LEFT JOIN audit_detail d ON d.entry_id = e.id
        LEFT JOIN LATERAL jsonb_object_keys(d.changes) f(field) ON true
      WHERE e.person_id = p.id AND e.at = p.version_at AND e.kind = 'act'
    ) done ON p.version_by_import IS NULL LEFT JOIN person a ON a.id = done."actorId"
    WHERE p.id = ${personId} AND p.version_at IS NOT NULL`.execute(db);
  const [found] = rows;
  return found ? { ...changeOf(found), importId: found.importId } : null;
}

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
  const { rows } =
    await sql<Found>`SELECT e.at, e.actor_id AS "actorId", trim(p.first_name || ' ' || p.last_name) AS "displayName",
      (SELECT array_agg(field ORDER BY field) FROM jsonb_object_keys(d.changes) field) AS fields
    FROM audit_entry e LEFT JOIN audit_detail d ON d.entry_id = e.id LEFT JOIN person p ON p.id = e.actor_id
    WHERE e.person_id = ${personId} AND e.kind = 'act' AND e.action LIKE ANY(${actions})
      AND (${subjects}::text[] IS NULL OR e.subject = ANY(${subjects}::text[])) ORDER BY e.id DESC LIMIT 1`.execute(
      db,
    );
  const [found] = rows;
  return found ? changeOf(found) : null;
}

interface Found {
  readonly at: Date;
  readonly actorId: number | null;
  readonly displayName: string | null;
  readonly fields: string[] | null;
}

const changeOf = ({ at, actorId, displayName, fields }: Found): Changed => ({
  at: at.toISOString(),
  by: whoOf(actorId, displayName),
  fields: fields ?? [],
});
