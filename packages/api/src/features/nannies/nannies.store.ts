import { mostShownPerHour } from "@ribambelle/domain/nannies/nanny";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { type KeptProfileRow, keptProfileOf } from "../profile/index.ts";

/** A published advert as one family reads it. */
export interface ReadNanny {
  readonly personId: number;
  readonly id: string;
  readonly firstName: string;
  readonly keptAt: Date | null;
  readonly interestAt: Date | null;
  /** True while the agency has not answered. */
  readonly isInterestOpen: boolean;
  readonly home: { readonly city: string | null; readonly postalCode: string | null };
  readonly profile: KeptProfileRow;
  /** How many profiles the family was shown in this hour, this one among them; null where it would be too many. */
  readonly shown: number | null;
}

interface Reading {
  readonly parentId: number;
  readonly id: string;
  readonly known: readonly number[];
  readonly hour: Date;
}

/** Gives a published advert, and counts it for the family; null where it is not published (any more). */
export async function readNanny(db: Db, { parentId, id, known, hour }: Reading): Promise<ReadNanny | null> {
  const { rows } = await sql<ReadNanny>`
    WITH listed AS MATERIALIZED (SELECT * FROM nanny_listing WHERE id = ${id}::uuid),
    shown AS (INSERT INTO nanny_reads (parent_id, hour, shown)
      SELECT ${parentId}::int, ${hour}::timestamptz, count(*) FROM listed WHERE person_id <> ALL(${known}::int[])
      ON CONFLICT ON CONSTRAINT one_count_per_family_and_hour DO UPDATE SET shown = nanny_reads.shown + excluded.shown
        WHERE nanny_reads.shown + excluded.shown <= ${mostShownPerHour}::int
      RETURNING shown)
    SELECT l.person_id AS "personId", l.id, p.first_name AS "firstName", k.kept_at AS "keptAt", i.said_at AS "interestAt",
      EXISTS (SELECT FROM person_request q WHERE q.id = i.request_id AND q.state = 'open') AS "isInterestOpen",
      json_build_object('city', h.city, 'postalCode', h.zip_code) AS home, (SELECT shown FROM shown) AS shown,
      ${keptProfileOf(sql`l.person_id`)} AS profile
    FROM listed l JOIN person p ON p.id = l.person_id JOIN person h ON h.id = ${parentId}::int
      LEFT JOIN nanny_kept k ON k.babysitter_id = l.person_id AND k.parent_id = h.id
      LEFT JOIN nanny_interest i ON i.babysitter_id = l.person_id AND i.parent_id = h.id`.execute(db);
  return rows[0] ?? null;
}

/** Gives whose a published advert is, or null. */
export async function findListed(db: Db, id: string): Promise<number | null> {
  const { rows } = await sql<{ personId: number }>`
    SELECT person_id AS "personId" FROM nanny_listing WHERE id = ${id}::uuid`.execute(db);
  return rows[0]?.personId ?? null;
}

/** Puts a profile aside; one that is there stays as it is. */
export async function insertKept(db: Db, parentId: number, babysitterId: number, now: Date): Promise<void> {
  await sql`INSERT INTO nanny_kept (parent_id, babysitter_id, kept_at) VALUES (${parentId}, ${babysitterId}, ${now})
    ON CONFLICT DO NOTHING`.execute(db);
}

/** No longer keeps a profile, if it is there and kept. */
export async function removeKept(db: Db, parentId: number, id: string): Promise<void> {
  await sql`DELETE FROM nanny_kept k USING nanny_listing g
    WHERE k.parent_id = ${parentId} AND k.babysitter_id = g.person_id AND g.id = ${id}::uuid`.execute(db);
}

/** No longer keeps the profiles that are not published any more. */
export async function removeKeptGone(db: Db, parentId: number): Promise<void> {
  await sql`DELETE FROM nanny_kept k WHERE k.parent_id = ${parentId}
    AND NOT EXISTS (SELECT FROM nanny_listing g WHERE g.person_id = k.babysitter_id)`.execute(db);
}

/** Forgets the counts of hours that are over. */
export async function removeOldReads(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM nanny_reads WHERE hour < ${before}`.execute(db);
}
