import type { SavedSearch } from "@ribambelle/domain/nannies/nanny";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** Gives the searches that a family keeps, the oldest first. */
export async function listSearches(db: Db, parentId: number): Promise<SavedSearch[]> {
  const { rows } = await sql<Omit<SavedSearch, "savedAt"> & { savedAt: Date }>`
    SELECT id, filters, saved_at AS "savedAt" FROM nanny_search WHERE parent_id = ${parentId} ORDER BY id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}

/** Keeps a search; what is published from now on is new to it. */
export async function insertSearch(db: Db, parentId: number, filters: string, now: Date): Promise<void> {
  await sql`INSERT INTO nanny_search (parent_id, filters, saved_at, looked_until)
    VALUES (${parentId}, ${filters}, ${now}, ${now}) ON CONFLICT ON CONSTRAINT a_search_is_kept_once DO NOTHING`.execute(
    db,
  );
}

/** Removes a search of a family. */
export async function removeSearch(db: Db, parentId: number, id: number): Promise<void> {
  await sql`DELETE FROM nanny_search WHERE parent_id = ${parentId} AND id = ${id}`.execute(db);
}

/** A kept search that was not looked through since. */
export interface ToLook {
  readonly id: number;
  readonly parentId: number;
  readonly filters: string;
  readonly lookedUntil: Date;
}

/** Gives the searches that were not looked through since the newest advert came; none where there is no new one. */
export async function listToLook(db: Db, now: Date): Promise<ToLook[]> {
  const { rows } = await sql<ToLook>`
    SELECT s.id, s.parent_id AS "parentId", s.filters, s.looked_until AS "lookedUntil" FROM nanny_search s
      JOIN person p ON p.id = s.parent_id AND p.deactivated_at IS NULL AND p.blocked_at IS NULL
    WHERE s.looked_until < (SELECT max(listed_at) FROM nanny_listing WHERE listed_at <= ${now}) ORDER BY s.id`.execute(
    db,
  );
  return rows;
}

/** Notes until when a search was looked through, and how many it found; false where another process did. */
export async function saveLooked(
  transaction: Db,
  { id, lookedUntil, until, found }: { id: number; lookedUntil: Date; until: Date; found: number },
): Promise<boolean> {
  const done = await sql`UPDATE nanny_search SET looked_until = ${until}, found_count = found_count + ${found}
    WHERE id = ${id} AND looked_until = ${lookedUntil}`.execute(transaction);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Takes what was found since the last letter: gives how many for each family, and forgets them. */
export async function takeFound(transaction: Db): Promise<{ parentId: number; count: number }[]> {
  const { rows } = await sql<{ parentId: number; count: number }>`
    WITH taken AS (SELECT id, parent_id, found_count FROM nanny_search WHERE found_count > 0 FOR UPDATE),
      emptied AS (UPDATE nanny_search s SET found_count = 0 FROM taken WHERE taken.id = s.id)
    SELECT parent_id AS "parentId", sum(found_count)::int AS count FROM taken GROUP BY 1 ORDER BY 1`.execute(
    transaction,
  );
  return rows;
}
