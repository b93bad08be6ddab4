import type { Radius } from "@ribambelle/domain/nannies/nannies.filters";
import { type Facets, mostShownPerHour } from "@ribambelle/domain/nannies/nanny";
import { offeredKinds, offeredTraits } from "@ribambelle/domain/nannies/offered";
import { farthest, ticketPrime } from "@ribambelle/domain/nannies/order";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { Nearby } from "../../addresses/index.ts";
import { type KeptProfileRow, keptProfileOf } from "../../profile/index.ts";

/** The bits that one search asks for, kind by kind. */
export interface Wanted {
  readonly frequencies: number;
  readonly childAges: number;
  readonly languages: number;
  readonly diplomas: number;
  readonly licence: number;
  readonly drivesChildren: number;
  readonly housework: number;
  readonly ironing: number;
}

/** Where in the order of a day a page begins: behind this profile. */
export interface Behind {
  readonly covered: number;
  readonly metres: number;
  readonly daysAgo: number;
  readonly place: number;
  readonly id: string;
}

/** One search, as the listing is asked. */
export interface Asked {
  readonly parentId: number;
  readonly nearby: Nearby;
  /** The family's own commune as listings spell it, and its postal code and department. */
  readonly here: {
    readonly key: string;
    readonly postalCode: string | null;
    readonly department: string | null;
  };
  readonly radius: Radius;
  /** The marks of the asked moments. */
  readonly moments: readonly string[];
  readonly covers: "all" | "any";
  readonly wanted: Wanted;
  readonly isKept: boolean;
  readonly factor: number;
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

/** What a search found: its page with one more than it holds, where there are more, and how many there are of what. */
export interface Found {
  readonly rows: readonly FoundNanny[];
  readonly count: number;
  readonly near: number;
  readonly goneCount: number;
  readonly facets: Facets;
  /** How many profiles the family was shown in this hour, these among them; null where it would be too many. */
  readonly shown: number | null;
}

// What a profile may fail, one bit each.
const fails = [
  "radius",
  "moments",
  "frequencies",
  "childAges",
  "languages",
  "diplomas",
  "licence",
  "drivesChildren",
  "housework",
  "ironing",
  "kept",
] as const;
const failBit = (name: (typeof fails)[number]) => sql.lit(1 << fails.indexOf(name));
const zero = sql.lit(0);

const ringNames = ["commune", "5", "10", "20", "department"] as const satisfies readonly Radius[];
const ringBit = (radius: Radius) => 1 << ringNames.indexOf(radius);
const within20 = ringBit("20");
const within10 = ringBit("10") | within20;
const within5 = ringBit("5") | within10;

/** In which radii a distance lies; of each place once, not of each advert. */
const ringsOf = (metres: RawBuilder<unknown>) => sql`CASE WHEN ${metres} <= 5000 THEN ${sql.lit(within5)}
  WHEN ${metres} <= 10000 THEN ${sql.lit(within10)} WHEN ${metres} <= 20000 THEN ${sql.lit(within20)} ELSE 0 END`;

const isWithin = (radius: Radius) => sql`l.rings & ${sql.lit(ringBit(radius))} <> 0`;

/** What of what is asked for somebody lacks, kind by kind; nothing is computed of what nobody asks for. */
function lacking({ wanted }: Asked): RawBuilder<unknown> {
  const asked = (Object.keys(wanted) as (keyof Wanted)[]).filter((name) => wanted[name] !== 0);
  if (asked.length === 0) return zero;
  const lacks = asked.map(
    (name) =>
      sql`CASE WHEN l.offered & ${wanted[name]}::int = ${wanted[name]}::int THEN 0 ELSE ${failBit(name)} END`,
  );
  return sql.join(lacks, sql` | `);
}

// The marks of one asked moment, by its place among them.
const markColumn = (place: number) => sql.raw(`m${place}`);

/** How many of the asked moments a week covers. */
const coveredOf = (moments: readonly string[]): RawBuilder<unknown> =>
  moments.length === 0
    ? zero
    : sql.join(
        moments.map((_, place) => sql`(g.week & m.${markColumn(place)} = m.${markColumn(place)})::int`),
        sql` + `,
      );

const momentsOf = (moments: readonly string[]): RawBuilder<unknown> =>
  moments.length === 0
    ? sql`SELECT`
    : sql`SELECT ${sql.join(moments.map((marks, place) => sql`${marks}::bit(1344) AS ${markColumn(place)}`))}`;

/** The adverts among which a search looks, each with what it fails. */
function candidates(asked: Asked): RawBuilder<unknown> {
  const { nearby, here, radius, moments, covers, parentId, isKept, factor } = asked;
  // What was put aside is found wherever it is (NANNY-13).
  const where = sql`(g.postal_code = ANY(${nearby.postalCodes}::text[]) OR g.department = ${here.department}::text
    OR g.postal_code = ${here.postalCode}::text
    OR g.person_id = ANY(ARRAY(SELECT babysitter_id FROM nanny_kept WHERE parent_id = ${parentId}::int)))`;
  const least = covers === "all" ? moments.length : Math.min(moments.length, 1);
  // A commune whose place nobody knows is near its own postal code, and no other (NANNY-09).
  const rings = sql`coalesce(n.rings, c.rings, CASE WHEN g.postal_code = ${here.postalCode}::text THEN ${sql.lit(within5)} ELSE 0 END)
    | CASE WHEN g.commune_key = ${here.key}::text THEN ${sql.lit(ringBit("commune"))} ELSE 0 END
    | CASE WHEN g.department = ${here.department}::text THEN ${sql.lit(ringBit("department"))} ELSE 0 END`;
  const isNear = isKept ? sql`true` : isWithin(radius);
  const keptFails = isKept ? sql`CASE WHEN l.kept_at IS NOT NULL THEN 0 ELSE ${failBit("kept")} END` : zero;
  return sql`
    near AS MATERIALIZED (SELECT *, ${ringsOf(sql`metres`)} AS rings
      FROM unnest(${nearby.keys}::text[], ${nearby.metres}::int[]) AS n (key, metres)),
    code AS MATERIALIZED (SELECT *, ${ringsOf(sql`metres`)} AS rings
      FROM unnest(${nearby.postalCodes}::text[], ${nearby.metresOfCodes}::int[]) AS c (postal_code, metres)),
    moment AS MATERIALIZED (${momentsOf(moments)}),
    candidate AS MATERIALIZED (SELECT l.*,
        CASE WHEN ${isNear} THEN 0 ELSE ${failBit("radius")} END
        | CASE WHEN l.covered >= ${least}::int THEN 0 ELSE ${failBit("moments")} END
        | ${keptFails} | ${lacking(asked)} AS failed
      -- By OFFSET what is worked out of an advert is worked out once.
      FROM (SELECT g.person_id, g.id, g.offered, g.confirmed_on, coalesce(n.metres, c.metres) AS metres, k.kept_at,
          ${coveredOf(moments)} AS covered, ${rings} AS rings,
          (g.ticket::bigint * ${factor}::bigint % ${sql.lit(ticketPrime)})::int AS place
        FROM nanny_listing g CROSS JOIN moment m LEFT JOIN near n ON n.key COLLATE "C" = g.commune_key
          LEFT JOIN code c ON c.postal_code = g.postal_code
          LEFT JOIN nanny_kept k ON k.babysitter_id = g.person_id AND k.parent_id = ${parentId}::int
        WHERE ${where} OFFSET 0) l),
    tallied AS MATERIALIZED (SELECT l.failed, l.offered, l.covered, l.rings, l.kept_at IS NOT NULL AS is_kept, count(*) AS n
      FROM candidate l GROUP BY 1, 2, 3, 4, 5)`;
}

/** The page of those who fail nothing, in the order of the day. */
function pageOf({ behind, limit }: Asked): RawBuilder<unknown> {
  const key = sql`-l.covered, coalesce(l.metres, ${sql.lit(farthest)}), date '2100-01-01' - l.confirmed_on, l.place, l.id`;
  const from = behind
    ? sql`AND (${key}) > (-${behind.covered}::int, ${behind.metres}::int, ${behind.daysAgo}::int, ${behind.place}::int, ${behind.id}::uuid)`
    : sql``;
  return sql`
    page AS MATERIALIZED (SELECT l.*, row_number() OVER () AS number FROM (
      SELECT * FROM candidate l WHERE l.failed = 0 ${from} ORDER BY ${key} LIMIT ${limit + 1}::int) l)`;
}

const countOf = (condition: RawBuilder<unknown>) => sql`coalesce(sum(l.n) FILTER (WHERE ${condition}), 0)`;
const pairs = (of: readonly (readonly [string, RawBuilder<unknown>])[]) =>
  sql`json_build_object(${sql.join(of.map(([name, value]) => sql`${sql.lit(name)}, ${value}`))})`;

/** How many would remain with each choice: among those who fail nothing, or nothing but what the choice replaces. */
function facetsOf(asked: Asked): RawBuilder<Facets> {
  const { moments } = asked;
  const passes = sql`l.failed = 0`;
  const besides = (name: (typeof fails)[number]) => sql`l.failed & ~${failBit(name)} = 0`;
  const offers = (bit: number) => sql`sum((l.offered >> ${sql.lit(bit)} & 1) * l.n) FILTER (WHERE ${passes})`;
  const orNone = (value: RawBuilder<unknown>) => sql`coalesce(${value}, 0)`;
  const kinds = Object.entries(offeredKinds).map(
    ([kind, { first, values }]) =>
      [kind, pairs(values.map((value, place) => [String(value), orNone(offers(first + place))]))] as const,
  );
  const traits = Object.entries(offeredTraits).map(([trait, bit]) => [trait, orNone(offers(bit))] as const);
  const radii = ringNames.map(
    (radius) =>
      // What was put aside is shown at any distance.
      [radius, countOf(asked.isKept ? passes : sql`${besides("radius")} AND ${isWithin(radius)}`)] as const,
  );
  // Without « Gardés », the radius counts again.
  const without = fails.map((name) => {
    const alone = sql`l.failed = ${failBit(name)}`;
    return [name, countOf(name === "kept" ? sql`${alone} AND ${isWithin(asked.radius)}` : alone)] as const;
  });
  const covers = [
    ["all", countOf(sql`${besides("moments")} AND l.covered >= ${moments.length}::int`)],
    ["any", countOf(sql`${besides("moments")} AND l.covered >= ${Math.min(moments.length, 1)}::int`)],
  ] as const;
  return sql<Facets>`${pairs([
    ["radius", pairs(radii)],
    ["covers", pairs(covers)],
    ...kinds,
    ...traits,
    ["kept", countOf(sql`l.is_kept AND ${besides("radius")}`)],
    ["without", pairs(without)],
  ])}`;
}

/**
 * Searches through the published adverts, in one statement: the page, how many there are, how many would remain with each choice; and
 * counts how many profiles the family is shown in this hour (NANNY-16, NANNY-20).
 */
export async function searchListing(db: Db, asked: Asked): Promise<Found> {
  const { parentId, hour, known, limit } = asked;
  const { rows } = await sql<Omit<Found, "rows"> & FoundNanny & { personId: number | null }>`
    WITH ${candidates(asked)}, ${pageOf(asked)},
    counted AS MATERIALIZED (SELECT ${countOf(sql`l.failed = 0`)}::int AS count,
        ${countOf(isWithin(asked.radius))}::int AS near, ${facetsOf(asked)} AS facets FROM tallied l),
    shown AS (INSERT INTO nanny_reads (parent_id, hour, shown)
      SELECT ${parentId}::int, ${hour}::timestamptz, count(*)
      FROM page WHERE number <= ${limit}::int AND person_id <> ALL(${known}::int[])
      ON CONFLICT ON CONSTRAINT one_count_per_family_and_hour DO UPDATE SET shown = nanny_reads.shown + excluded.shown
        WHERE nanny_reads.shown + excluded.shown <= ${mostShownPerHour}::int
      RETURNING shown)
    SELECT counted.*, (SELECT shown FROM shown) AS shown,
      (SELECT count(*)::int FROM nanny_kept k WHERE k.parent_id = ${parentId}::int
        AND NOT EXISTS (SELECT FROM nanny_listing g WHERE g.person_id = k.babysitter_id)) AS "goneCount",
      page.person_id AS "personId", page.id, page.covered, coalesce(page.metres, ${sql.lit(farthest)}) AS metres,
      page.metres IS NOT NULL AS "isDistanceKnown", date '2100-01-01' - page.confirmed_on AS "daysAgo", page.place,
      page.kept_at AS "keptAt", i.said_at AS "interestAt", ${keptProfileOf(sql`page.person_id`)} AS profile
    FROM counted LEFT JOIN page ON true
      LEFT JOIN nanny_interest i ON i.babysitter_id = page.person_id AND i.parent_id = ${parentId}::int
    ORDER BY page.number`.execute(db);
  const [first] = rows;
  if (!first) throw new Error("a count gives one row");
  const { count, near, goneCount, facets, shown } = first;
  return { rows: rows.filter(({ personId }) => personId !== null), count, near, goneCount, facets, shown };
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

/** Gives how many adverts that fit a search were listed after one instant, until another. */
export async function countListedSince(db: Db, asked: Asked, after: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`WITH ${candidates(asked)}
    SELECT count(*)::int AS count FROM candidate c JOIN nanny_listing g USING (person_id)
    WHERE c.failed = 0 AND g.listed_at > ${after} AND g.listed_at <= ${until}`.execute(db);
  return rows[0]?.count ?? 0;
}
