import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** Keeps a newer certificate of a payer’s year, of the portal’s own, which is held back beside the one that was sent. */
export async function holdNewerCertificate(db: Db, personId: number, year: number): Promise<void> {
  await sql`INSERT INTO tax_certificate (parent_id, year, version, source, published_at, is_held)
    SELECT parent_id, year, version + 1, 'portal', published_at + interval '1 day', true
    FROM tax_certificate WHERE parent_id = ${personId} AND year = ${year}`.execute(db);
}

/** True once it is kept that each of these people was there at that time, which nobody who is answered waits for. */
export async function wereSeen(db: Db, personIds: readonly number[], at: Date): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM person WHERE id = ANY(${personIds}) AND last_seen_at = ${at}`.execute(db);
  return rows.length === personIds.length;
}
