import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/**
 * Gives how often signing in as somebody was refused between their last sign-in, which is noted already, and the one before, and
 * since when; null where it never was.
 */
export async function findFailedSignIns(
  db: Db,
  personId: number,
): Promise<{ readonly count: number; readonly since: Date } | null> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    WITH before AS (
      SELECT id, at FROM audit_entry WHERE person_id = ${personId} AND action = 'identity.signed-in'
      ORDER BY id DESC OFFSET 1 LIMIT 1
    )
    SELECT coalesce(sum(e.times), 0)::integer AS count, coalesce((SELECT at FROM before), min(e.at)) AS since
    FROM audit_entry e WHERE e.person_id = ${personId} AND e.action = 'identity.sign-in-refused'
      AND e.id > coalesce((SELECT id FROM before), 0)`.execute(db);
  const [found] = rows;
  return found?.since && found.count > 0 ? { count: found.count, since: found.since } : null;
}
