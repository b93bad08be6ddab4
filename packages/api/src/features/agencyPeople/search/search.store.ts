import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import type { FoundPerson, Match } from "@ribambelle/domain/agencyPeople/search";
import type { ListReads } from "../../../acting/office/listReads.ts";
import { accountStateOf } from "../../identity/index.ts";

/** Who is searched: what is typed, among these kinds of people, and how many of each are given. */
export interface Searched {
  readonly typed: string;
  readonly kinds: readonly PersonKind[];
  readonly most: number;
  readonly now: Date;
}

/** Some of those who were found, in their order; `isPartial` where more may have been. */
export interface SomeFound<Row> {
  readonly rows: readonly Row[];
  readonly isPartial: boolean;
}

// One without anybody says whether a bound was met where nobody is shown.
type Row = (FoundPerson | { readonly userId: null }) & { readonly isBounded: boolean };

// The last character that there is: what begins with a word lies between it and it with this one.
const last = "U&'\\+10FFFF'";
// FOLKS-05. Of addresses and numbers each candidate is a row of people to read, of names a place in an index.
const mostByName = 4_000;
const mostAlone = 1_001;
const mostByColumn = 1_000;
const mostCounted = 1_001;
const mostJoined = 4;

// The rows of people one by one: PostgreSQL does not know how few they are, and would read all people.
const given = (matchedText: string) => `
  SELECT p."userId", p.role, p."displayName", p.reference, p.city, p.state, p.matched, p."matchedText", b."isBounded"
  FROM bounded b LEFT JOIN (
    SELECT p.id AS "userId", p.role, trim(p.first_name || ' ' || p.last_name) AS "displayName",
      p.agency_reference AS reference, p.city, ${accountStateOf("p", "$4::timestamptz")} AS state, f.matched,
      ${matchedText} AS "matchedText", f."isWhole", f.sort_name
    FROM found f CROSS JOIN LATERAL (SELECT * FROM person WHERE id = f.id LIMIT 1) p
  ) p ON true ORDER BY p.role DESC, p."isWhole" DESC, p.sort_name, p."userId"`;

/** Whom a search may find: a list knows of itself whether it shows who was deleted. */
type Among = "everybody" | "living";

// The first of `lines` in the order in which they come; who was deleted takes nobody's place (FOLKS-04).
const first = (lines: string, order: string, among: Among) =>
  `SELECT k.* FROM (${lines}) k ${
    among === "living"
      ? "CROSS JOIN LATERAL (SELECT FROM person WHERE id = k.id AND deactivated_at IS NULL LIMIT 1) living"
      : ""
  } ORDER BY ${order} LIMIT $3 + 1`;

const foundOf = (known: string, match: string, among: Among) => `found AS (
    SELECT r.role, f.* FROM unnest($2::text[]) AS r (role) CROSS JOIN LATERAL (${first(
      `SELECT id, sort_name, "isWhole", ${match} FROM ${known} WHERE role = r.role ORDER BY "isWhole" DESC, sort_name, id`,
      'k."isWhole" DESC, k.sort_name, k.id',
      among,
    )}) f
  )`;

// A word stands at a beginning, whatever blanks are in what is kept: « legoff » in « le goff ».
const standing = (word: string) => `' ' || regexp_replace(${word}, '(.)', '\\1 ?', 'g')`;

const beginnings = (from: string) =>
  `k.role = l.role AND k.word ${from} l.word AND k.word < l.word || ${last}`;

/**
 * Each word that is typed must begin one of a name. A word that stands alone is read in the order of its index, which is that of the
 * names: those that have it first, and those that it begins only where lines are missing. Of several, the one that begins the fewest
 * leads (`person_word` counts them), the others are compared on its rows; beside them, names that begin as is typed, or with its last
 * word before or its first behind: of two frequent words few rows have both, and these are meant. What is typed apart may be written
 * together, so two neighbours are tried as one as well; all that are tried share the bound.
 */
const byName = (among: Among) => ({
  name: "people-search-name",
  head: `WITH typed AS MATERIALIZED (SELECT string_to_array(folded_name($1::text), ' ') AS words),
  asked AS MATERIALIZED (
    SELECT words FROM typed WHERE cardinality(words) > 0
    UNION ALL (SELECT words[:n - 1] || (words[n] || words[n + 1]) || words[n + 2:]
      FROM typed, generate_series(1, cardinality(words) - 1) AS n ORDER BY n LIMIT ${mostJoined})
  ), leader AS MATERIALIZED (
    SELECT r.role, l.word, cardinality(a.words) = 1 AS "isAlone",
      least(${mostAlone}, ${mostByName} / 2 / count(*) OVER ()) AS half, ${mostByName} / 2 / count(*) OVER () AS share,
      ARRAY(SELECT array_to_string(those.words, ' ') FROM (VALUES (a.words), (a.words[2:] || a.words[1]),
        (a.words[cardinality(a.words)] || a.words[:cardinality(a.words) - 1])) AS those (words) GROUP BY 1) AS orders,
      ARRAY(SELECT ${standing("w")} FROM unnest(a.words) AS w WHERE w <> l.word) AS begun,
      ARRAY(SELECT ${standing("w")} || '( |$)' FROM unnest(a.words) AS w) AS whole,
      ARRAY(SELECT '% ' || w || ' %' FROM unnest(a.words) AS w) AS plain
    FROM asked a CROSS JOIN unnest($2::text[]) AS r (role) CROSS JOIN LATERAL (
      SELECT w.word, (SELECT count(*) FROM (SELECT FROM person_word k
          WHERE k.role = r.role AND k.word >= w.word AND k.word < w.word || ${last}
          ORDER BY k.word LIMIT CASE cardinality(a.words) WHEN 1 THEN 1 ELSE ${mostCounted} END) those) AS rows
      FROM (SELECT left(word, 60) AS word FROM unnest(a.words) AS word GROUP BY 1
        ORDER BY length(left(word, 60)) DESC, 1 LIMIT 4) w ORDER BY rows, w.word LIMIT 1
    ) l WHERE l.rows > 0
  ), alone AS MATERIALIZED (
    SELECT l.role, l.word, l.half, c.* FROM leader l CROSS JOIN LATERAL (${first(
      `SELECT k.person_id AS id, k.sort_name FROM person_word k WHERE k.role = l.role AND k.word = l.word
        ORDER BY k.sort_name, k.person_id LIMIT l.half`,
      "k.sort_name, k.id",
      among,
    )}) c WHERE l."isAlone"
  ), missing AS MATERIALIZED (
    SELECT l.role, l.word, l.half FROM leader l
    WHERE l."isAlone" AND (SELECT count(*) FROM alone a WHERE a.role = l.role) <= $3
  ), begun AS MATERIALIZED (
    SELECT l.role, c.* FROM missing l CROSS JOIN LATERAL (
      SELECT k.person_id AS id, k.sort_name FROM person_word k WHERE ${beginnings(">")}
      ORDER BY k.word, k.sort_name, k.person_id LIMIT l.half
    ) c
  ), several AS MATERIALIZED (
    SELECT l.role, c.id, c.sort_name,
      ' ' || c.sort_name || ' ' LIKE ALL (l.plain) OR ' ' || c.sort_name ~ ALL (l.whole) AS "isWhole"
    FROM leader l CROSS JOIN LATERAL (
      (SELECT k.person_id AS id, k.sort_name FROM person_word k WHERE ${beginnings(">=")}
      ORDER BY k.word, k.sort_name, k.person_id LIMIT l.share)
      UNION SELECT o.id, o.sort_name FROM unnest(l.orders) AS begun (name) CROSS JOIN LATERAL (
        SELECT k.id, k.sort_name FROM person k
        WHERE k.role = l.role AND k.sort_name >= begun.name AND k.sort_name < begun.name || ${last}
        ORDER BY k.sort_name, k.id LIMIT l.share / cardinality(l.orders)) o
    ) c WHERE NOT l."isAlone" AND ' ' || c.sort_name ~ ALL (l.begun)
  ), known AS MATERIALIZED (
    SELECT role, id, sort_name, bool_or("isWhole") AS "isWhole" FROM (
      SELECT role, id, sort_name, true AS "isWhole" FROM alone UNION ALL SELECT role, id, sort_name, false FROM begun
      UNION ALL SELECT role, id, sort_name, "isWhole" FROM several
    ) those GROUP BY role, id, sort_name
  ), bounded AS (
    SELECT EXISTS (SELECT FROM missing l WHERE
        EXISTS (SELECT FROM person_word k WHERE k.role = l.role AND k.word = l.word
          ORDER BY k.sort_name, k.person_id OFFSET l.half)
        OR EXISTS (SELECT FROM person_word k WHERE ${beginnings(">")} ORDER BY k.word OFFSET l.half))
      OR EXISTS (SELECT FROM leader l WHERE NOT l."isAlone"
        AND EXISTS (SELECT FROM person_word k WHERE ${beginnings(">=")} ORDER BY k.word OFFSET l.share)) AS "isBounded"
  ), ${foundOf("known", "'name' AS matched", among)}`,
  shown: "trim(p.first_name || ' ' || p.last_name)",
});

const columns = {
  email: { column: "email", shown: "email", typed: "lower($1)" },
  phone: { column: "phone_search", shown: "phone_number", typed: "nullif(national_digits($1), '')" },
  reference: { column: "lower(agency_reference)", shown: "agency_reference", typed: "lower($1)" },
} as const;

// By the operators of an index that compares bytes, whatever the language of the database.
const beginning = (match: keyof typeof columns) => {
  const { column, typed } = columns[match];
  return `SELECT role, id, sort_name, '${match}' AS matched, ${column} = ${typed} AS "isWhole"
    FROM (SELECT * FROM person WHERE ${column} ~>=~ ${typed} AND ${column} ~<~ (${typed} || ${last})
      ORDER BY ${column} USING ~<~ LIMIT ${mostByColumn + 1}) p`;
};

const byColumns = (by: readonly (keyof typeof columns)[], among: Among) => ({
  name: `people-search-${by.join("-")}`,
  head: `WITH candidates AS MATERIALIZED (${by.map((match) => `(${beginning(match)})`).join(" UNION ALL ")}
  ), known AS MATERIALIZED (
    SELECT DISTINCT ON (id) * FROM candidates WHERE role = ANY ($2::text[]) ORDER BY id, "isWhole" DESC
  ), bounded AS (
    SELECT EXISTS (SELECT FROM candidates GROUP BY matched HAVING count(*) > ${mostByColumn}) AS "isBounded"
  ), ${foundOf("known", "matched", among)}`,
  shown: `CASE f.matched ${by.map((match) => `WHEN '${match}' THEN p.${columns[match].shown}`).join(" ")} END`,
});

function statementOf(by: readonly Match[], among: Among) {
  const others = by.filter((match) => match !== "name");
  return by.includes("name") ? byName(among) : byColumns(others, among);
}

// A list that is narrowed by what is typed holds no more.
const mostInList = 1_001;

/** Gives the ids of those who are found so, for a list that is sorted otherwise. */
export async function findPeople(
  reading: ListReads,
  by: readonly Match[],
  { typed, kinds, now }: Omit<Searched, "most">,
): Promise<readonly number[]> {
  const { name, head } = statementOf(by, "everybody");
  const { rows } = await reading.query<{ id: number }>({
    name: `${name}-ids`,
    text: `${head} SELECT id FROM found WHERE $4::timestamptz IS NOT NULL`,
    values: [typed, kinds, mostInList, now],
  });
  return rows.map(({ id }) => id);
}

/** Searches families and babysitters by what of them begins as is typed: whole words before beginnings, then by name (FOLKS-04). */
export async function searchPeople(
  reading: ListReads,
  by: readonly Match[],
  { typed, kinds, most, now }: Searched,
): Promise<SomeFound<FoundPerson>> {
  if (kinds.length === 0) return { rows: [], isPartial: false };
  const { name, head, shown: text } = statementOf(by, "living");
  const { rows } = await reading.query<Row>({
    name,
    text: head + given(text),
    values: [typed, kinds, most, now],
  });
  const people = rows.filter(isFound);
  const groups = kinds.map((kind) => people.filter(({ role }) => role === kind));
  return {
    rows: groups.flatMap((group) => group.slice(0, most)).map(({ isBounded: _, ...person }) => person),
    isPartial: rows.some(({ isBounded }) => isBounded) || groups.some(({ length }) => length > most),
  };
}

const isFound = (row: Row): row is Extract<Row, FoundPerson> => row.userId !== null;
