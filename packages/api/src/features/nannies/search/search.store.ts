import { allWanted, leastCovered, type Narrowed, radiusBit } from "@ribambelle/domain/nannies/facets";
import { mostOnPage } from "@ribambelle/domain/nannies/nannies.filters";
import { mostShownPerHour } from "@ribambelle/domain/nannies/nanny";
import { ticketPrime } from "@ribambelle/domain/nannies/order";
import { CompiledQuery, sql } from "kysely";
import type pg from "pg";
import type { Connection, Db } from "../../../db/connection/connect.ts";
import { type KeptProfileRow, keptProfileOf } from "../../profile/index.ts";
import { type Among, advertsFor, amongValues, momentValues, spots, talliedFor } from "./candidates.store.ts";

/** Where in the order of a day a page begins: behind this profile. */
export interface Behind {
  readonly covered: number;
  readonly metres: number;
  readonly daysAgo: number;
  readonly place: number;
  readonly id: string;
}

/** One search, as the listing is asked. */
export interface Asked extends Among, Narrowed {
  readonly factor: number;
}

/** The page of a search, and for whom it counts. */
export interface PageAsked {
  readonly behind: Behind | null;
  readonly limit: number;
  /** Those who were shown to the family already in this hour are not counted again. */
  readonly known: readonly number[];
  readonly hour: Date;
}

/** One profile of a page, as it is kept. */
export interface FoundNanny extends Behind {
  readonly personId: number;
  readonly isDistanceKnown: boolean;
  readonly keptAt: Date | null;
  readonly interestAt: Date | null;
  readonly profile: KeptProfileRow;
}

/** What a search found: its page with one more than it holds, where there are more. */
export interface Found {
  readonly rows: readonly FoundNanny[];
  readonly goneCount: number;
  /** All adverts that it looked at, as `readTallied` reads them. */
  readonly tallied: Buffer | null;
  /** How many profiles the family was shown in this hour, these among them; null where it would be too many. */
  readonly shown: number | null;
}

// The parameters behind those of `amongValues`.
const firstMoment = 22;
// Before all that a page may begin behind.
const start: Behind = {
  covered: 100,
  metres: -1,
  daysAgo: 0,
  place: 0,
  id: "00000000-0000-0000-0000-000000000000",
};

/** The page of those who fail nothing, in the order of the day; without moments the nearest places hold it, and no other is read. */
const pageFor = (moments: number): string => {
  const place = `(l.ticket::bigint * $13::bigint % ${ticketPrime})::int`;
  const key = `l.metres, date '2100-01-01' - l.confirmed_on, ${place}, l.id`;
  const [order, behind] =
    moments > 0
      ? [`-l.covered, ${key}`, `(-l.covered, ${key}) > (-$14::int, $15::int, $16::int, $17::int, $18::uuid)`]
      : [
          key,
          `l.metres >= $15::int AND (0, ${key}) > (0 * $14::int, $15::int, $16::int, $17::int, $18::uuid)`,
        ];
  return `
  page AS MATERIALIZED (SELECT * FROM (SELECT l.*, row_number() OVER () AS number
    FROM (SELECT l.*, ${place} AS place
      FROM ${advertsFor(moments, firstMoment, "AND g.offered & $10::int = $10::int")} l
      WHERE (l.rings & $9::int <> 0 OR $12::bool) AND (l.is_kept OR NOT $12::bool) AND l.covered >= $11::int AND ${behind}
      ORDER BY ${order} LIMIT ${mostOnPage + 1}) l) l WHERE number <= $19::int + 1)`;
};

const statementFor = (moments: number, profile: string): string => `
  WITH ${spots}, ${talliedFor(moments, advertsFor(moments, firstMoment))}, ${pageFor(moments)},
  shown AS (INSERT INTO nanny_reads (parent_id, hour, shown)
    SELECT $1::int, $21::timestamptz, count(*) FROM page WHERE number <= $19::int AND person_id <> ALL($20::int[])
    ON CONFLICT ON CONSTRAINT one_count_per_family_and_hour DO UPDATE SET shown = nanny_reads.shown + excluded.shown
      WHERE nanny_reads.shown + excluded.shown <= ${mostShownPerHour}
    RETURNING shown)
  SELECT CASE WHEN coalesce(page.number, 1) = 1 THEN tallied.bytes END AS tallied, (SELECT shown FROM shown) AS shown,
    (SELECT count(*)::int FROM nanny_kept k WHERE k.parent_id = $1::int
      AND NOT EXISTS (SELECT FROM nanny_listing g WHERE g.person_id = k.babysitter_id)) AS "goneCount",
    page.person_id AS "personId", page.id, page.covered, page.metres, page.is_distance_known AS "isDistanceKnown",
    date '2100-01-01' - page.confirmed_on AS "daysAgo", page.place, k.kept_at AS "keptAt", i.said_at AS "interestAt",
    ${profile} AS profile
  FROM tallied LEFT JOIN page ON true
    LEFT JOIN nanny_kept k ON k.babysitter_id = page.person_id AND k.parent_id = $1::int
    LEFT JOIN nanny_interest i ON i.babysitter_id = page.person_id AND i.parent_id = $1::int
  ORDER BY page.number`;

// One text for each number of moments, prepared once a connection: planning it took a third of a search.
const statements = new Map<number, string>();
function statementOf(db: Db, moments: number): string {
  const known = statements.get(moments);
  if (known) return known;
  const made = statementFor(moments, keptProfileOf(sql`page.person_id`).compile(db).sql);
  statements.set(moments, made);
  return made;
}

/**
 * Searches through the published adverts, in one statement: the page, and what each advert offers, to be counted; and counts how many
 * profiles the family is shown in this hour (NANNY-16, NANNY-20).
 */
export async function searchListing(
  { db, pool }: Pick<Connection, "db" | "pool">,
  asked: Asked,
  { behind, limit, known, hour }: PageAsked,
): Promise<Found> {
  const { radius, wanted, isKept, factor, moments } = asked;
  const { covered, metres, daysAgo, place, id } = behind ?? start;
  const { rows } = await pool.query<Omit<Found, "rows"> & FoundNanny & { personId: number | null }>({
    name: `search-nannies-${moments.length}`,
    text: statementOf(db, moments.length),
    values: [
      ...amongValues(asked),
      ...[radiusBit(radius), allWanted(wanted), leastCovered(asked), isKept, factor],
      ...[covered, metres, daysAgo, place, id, limit, known, hour],
      ...momentValues(moments),
    ],
  } satisfies pg.QueryConfig<unknown[]>);
  const [first] = rows;
  if (!first) throw new Error("an aggregate gives one row");
  const { goneCount, tallied: counted, shown } = first;
  return { rows: rows.filter(({ personId }) => personId !== null), goneCount, tallied: counted, shown };
}

/** Gives where a person says that they live. */
export async function findHome(
  db: Db,
  personId: number,
): Promise<{ readonly postalCode: string | null; readonly city: string | null } | null> {
  const { rows } = await sql<{ postalCode: string | null; city: string | null }>`
    SELECT zip_code AS "postalCode", city FROM person WHERE id = ${personId}`.execute(db);
  return rows[0] ?? null;
}

/** Gives the adverts of a search that were listed after one instant, until another, as `readTallied` reads them. */
export async function findListedSince(
  db: Db,
  asked: Among,
  after: Date,
  until: Date,
): Promise<Buffer | null> {
  const only = "AND g.listed_at > $9::timestamptz AND g.listed_at <= $10::timestamptz";
  const count = asked.moments.length;
  const text = `WITH ${spots}, ${talliedFor(count, advertsFor(count, 11, only))} SELECT bytes FROM tallied`;
  const values = [...amongValues(asked), after, until, ...momentValues(asked.moments)];
  const { rows } = await db.executeQuery<{ bytes: Buffer | null }>(CompiledQuery.raw(text, values));
  return rows[0]?.bytes ?? null;
}
