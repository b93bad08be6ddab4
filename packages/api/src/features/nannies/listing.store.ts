import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

const columns = sql.raw("person_id, postal_code, place, department, week, offered, confirmed_on");

/** Tells how many rows of the listing are not what the profiles say, are missing, or are too many (NANNY-19). */
export async function compareListing(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH kept AS (SELECT ${columns} FROM nanny_listing), meant AS (SELECT ${columns} FROM nanny_source)
    SELECT count(DISTINCT person_id)::int AS count
    FROM ((TABLE kept EXCEPT TABLE meant) UNION ALL (TABLE meant EXCEPT TABLE kept)) differing`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Makes the whole listing anew of what the profiles say; adverts keep their ids. Gives how many it holds. */
export async function rebuildListing(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT list_nannies(ARRAY(
      SELECT person_id FROM profile WHERE advert_is_published UNION SELECT person_id FROM nanny_listing))`.execute(
      transaction,
    );
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM nanny_listing`.execute(
      transaction,
    );
    return rows[0]?.count ?? 0;
  });
}

/** Removes the places where no advert is published any more, but for those that are being held for one. */
export async function removeEmptyPlaces(db: Db): Promise<void> {
  await sql`DELETE FROM nanny_place WHERE id IN (SELECT p.id FROM nanny_place p
    WHERE NOT EXISTS (SELECT FROM nanny_listing g WHERE g.place_id = p.id) FOR UPDATE SKIP LOCKED)`.execute(
    db,
  );
}
