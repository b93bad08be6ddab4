import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { KeptOffer } from "./offers.store.ts";

/** Takes an offer of which nobody was told yet and which is shown; null where there is none. */
export async function takeToTell(transaction: Db, today: string): Promise<KeptOffer | null> {
  const { rows } = await sql<KeptOffer>`
    UPDATE offer SET is_to_be_told = false WHERE reference = (SELECT reference FROM offer
      WHERE is_to_be_told AND state = 'open' AND published_date <= ${today}::date ORDER BY reference LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING reference, postal_code AS "postalCode", city, week, languages, needs_licence AS "needsLicence",
      has_housework AS "hasHousework"`.execute(transaction);
  return rows[0] ?? null;
}

/** Gives the babysitters of a department who say when they can work, after one. */
export async function listApplicants(
  db: Db,
  department: string,
  after: number,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM person p WHERE p.role = 'BabySitter' AND p.deactivated_at IS NULL AND p.blocked_at IS NULL
      AND p.id > ${after} AND department_of(p.zip_code) = ${department}
      AND EXISTS (SELECT FROM availability a WHERE a.person_id = p.id) ORDER BY p.id LIMIT ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Notes that somebody is told of an offer; false where they were already. */
export async function insertTold(transaction: Db, personId: number, reference: string): Promise<boolean> {
  const done =
    await sql`INSERT INTO offer_told (person_id, offer_reference) VALUES (${personId}, ${reference})
    ON CONFLICT DO NOTHING`.execute(transaction);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Takes what the letter of the day tells: how many offers, by person. */
export async function takeForLetter(transaction: Db): Promise<{ personId: number; count: number }[]> {
  const { rows } = await sql<{ personId: number; count: number }>`
    WITH taken AS (UPDATE offer_told SET is_for_letter = false WHERE is_for_letter RETURNING person_id)
    SELECT person_id AS "personId", count(*)::int AS count FROM taken GROUP BY 1 ORDER BY 1`.execute(
    transaction,
  );
  return rows;
}
