import { type Counted, radiusBit } from "@ribambelle/domain/nannies/facets";
import { farthest } from "@ribambelle/domain/nannies/order";
import type { Nearby } from "../../addresses/index.ts";

/** Among which adverts one family looks. */
export interface Among {
  readonly parentId: number;
  readonly nearby: Nearby;
  /** The commune where it looks as listings spell it, and its postal code and department. */
  readonly here: {
    readonly key: string;
    readonly postalCode: string | null;
    readonly department: string | null;
  };
  /** The marks of the asked moments. */
  readonly moments: readonly string[];
}

/** What the statements below take first: `$1` to `$8`, and `momentValues` from the number that they are given. */
export const amongValues = ({ parentId, nearby, here }: Omit<Among, "moments">): readonly unknown[] => [
  parentId,
  nearby.keys,
  nearby.metres,
  nearby.postalCodes,
  nearby.metresOfCodes,
  here.key,
  here.postalCode,
  here.department,
];

const within20 = radiusBit("20");
const within10 = radiusBit("10") | within20;
const within5 = radiusBit("5") | within10;

const ringsOf = (
  metres: string,
) => `CASE WHEN ${metres} <= 5000 THEN ${within5} WHEN ${metres} <= 10000 THEN ${within10}
  WHEN ${metres} <= 20000 THEN ${within20} ELSE 0 END`;

const valuesOfMoment = 3;

/** How many of so many asked moments a week covers; each takes the place of its marks, how many they are, and the marks. */
const coveredOf = (moments: number, first: number): string =>
  Array.from({ length: moments }, (_, place) => {
    const [from, count, marks] = [0, 1, 2].map((value) => `$${first + valuesOfMoment * place + value}`);
    return `(substring(g.week, ${from}::int, ${count}::int)::varbit = ${marks}::varbit)::int`;
  }).join(" + ") || "0";

/** The values of asked moments, behind all others of a statement. */
export const momentValues = (moments: readonly string[]): readonly unknown[] =>
  moments.flatMap((marks) => {
    const all = marks.slice(marks.indexOf("1"), marks.lastIndexOf("1") + 1);
    return [marks.indexOf("1") + 1, all.length, all];
  });

/** Where a search looks: `spot`, a row a commune. Of a place is worked out once what holds for each of its adverts (NANNY-20). */
export const spots = `
  near AS MATERIALIZED (SELECT key COLLATE "C" AS key, metres FROM unnest((SELECT $2::text[]), (SELECT $3::int[])) AS n (key, metres)),
  code AS MATERIALIZED (SELECT postal_code, metres FROM unnest((SELECT $4::text[]), (SELECT $5::int[])) AS c (postal_code, metres)),
  -- What was put aside is found wherever it is (NANNY-13).
  kept AS MATERIALIZED (SELECT g.place_id, array_agg(g.person_id) AS people
    FROM nanny_kept k JOIN nanny_listing g ON g.person_id = k.babysitter_id WHERE k.parent_id = $1::int GROUP BY 1),
  spot AS MATERIALIZED (SELECT p.id, p.people, p.is_elsewhere,
      coalesce(p.metres, ${farthest}) AS metres, p.metres IS NOT NULL AS is_distance_known,
      -- A commune whose place nobody knows is near its own postal code, and no other (NANNY-09).
      CASE WHEN p.metres IS NOT NULL THEN ${ringsOf("p.metres")} WHEN p.postal_code = $7::text THEN ${within5} ELSE 0 END
        | CASE WHEN p.commune_key = $6::text THEN ${radiusBit("commune")} ELSE 0 END
        | CASE WHEN p.department = $8::text THEN ${radiusBit("department")} ELSE 0 END AS rings
    FROM (SELECT p.*, t.people, coalesce(n.metres, c.metres) AS metres, c.postal_code IS NULL
        AND p.department IS DISTINCT FROM $8::text AND p.postal_code IS DISTINCT FROM $7::text AS is_elsewhere
      FROM nanny_place p LEFT JOIN near n ON n.key = p.commune_key LEFT JOIN code c ON c.postal_code = p.postal_code
        LEFT JOIN kept t ON t.place_id = p.id
      WHERE p.postal_code = ANY((SELECT $4::text[])::text[]) OR p.department = (SELECT $8::text)
        OR p.postal_code = (SELECT $7::text)
        OR p.id = ANY(ARRAY(SELECT place_id FROM kept)) OFFSET 0) p)`;

/**
 * The adverts among which a search looks, for so many moments whose values begin at a parameter: the nearest first, read from one
 * index; `only` leaves some out.
 */
export const advertsFor = (moments: number, first: number, only = ""): string => `
  (SELECT g.*, s.metres, s.is_distance_known, s.rings, s.high, s.people IS NOT NULL AND g.person_id = ANY(s.people) AS is_kept
    FROM (SELECT spot.*, rings::bigint << 32 AS high FROM spot ORDER BY metres OFFSET 0) s
      CROSS JOIN LATERAL (SELECT g.person_id, g.id, g.ticket, g.offered, g.confirmed_on, ${coveredOf(moments, first)} AS covered
        FROM nanny_listing g
        WHERE g.place_id = s.id AND (NOT s.is_elsewhere OR g.person_id = ANY(s.people)) ${only} OFFSET 0) g)`;

// One advert in eight bytes: where it lies, what it covers and whether it is kept; then what it offers.
const [coveredFrom, keptAt] = [5, 9];
const bytesOfOne = 8;

/** The adverts that one search for so many moments looks at, eight bytes each: as `readTallied` reads them. */
export const talliedFor = (moments: number, adverts: string): string => {
  const covered = moments > 0 ? `| (l.covered::bigint << ${32 + coveredFrom})` : "";
  return `tallied AS MATERIALIZED (SELECT string_agg(int8send(l.offered::bigint | l.high ${covered}
    | CASE WHEN l.is_kept THEN 1::bigint << ${32 + keptAt} ELSE 0 END), '') AS bytes FROM ${adverts} l)`;
};

/** Reads the adverts that a search looked at, one by one. */
export function readTallied(bytes: Buffer | null, add: (one: Counted) => void): void {
  if (!bytes) return;
  for (let at = 0; at < bytes.length; at += bytesOfOne) {
    const place = bytes.readInt32BE(at);
    add({
      rings: place & ((1 << coveredFrom) - 1),
      covered: (place >> coveredFrom) & ((1 << (keptAt - coveredFrom)) - 1),
      isKept: place >> keptAt !== 0,
      offered: bytes.readInt32BE(at + 4),
    });
  }
}
