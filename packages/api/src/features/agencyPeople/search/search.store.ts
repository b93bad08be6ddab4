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

type Row = FoundPerson & { readonly isMore: boolean };

// The last character that there is: what begins with a word lies between it and it with this one.
const last = "U&'\\+10FFFF'";
// FOLKS-05. Of addresses and numbers each candidate is a row of people to read, of names a place in an index.
const mostByName = 5_000;
const mostByColumn = 1_000;
const mostCounted = 1_001;
const mostJoined = 4;

// Each row by itself: PostgreSQL does not know how few they are, and would read all people.
const given = (matchedText: string) => `
  SELECT p.id AS "userId", p.role, trim(p.first_name || ' ' || p.last_name) AS "displayName",
    p.agency_reference AS reference, p.city, ${accountStateOf("p", "$4::timestamptz")} AS state, f.matched,
    ${matchedText} AS "matchedText", f."isMore"
  FROM found f CROSS JOIN LATERAL (SELECT * FROM person WHERE id = f.id LIMIT 1) p
  WHERE p.deactivated_at IS NULL ORDER BY f.role DESC, f."isWhole" DESC, f.sort_name, f.id`;

// A word stands at a beginning, whatever blanks are in what is kept: « legoff » in « le goff ».
const standing = (word: string) => `' ' || regexp_replace(${word}, '(.)', '\\1 ?', 'g')`;

/**
 * Each word that is typed must begin one of a name. The one that begins the fewest leads (`person_word` counts them), the others
 * are compared on its rows. What is typed apart may be written together, so two neighbours are tried as one as well.
 */
const byName = {
  name: "people-search-name",
  head: `WITH typed AS MATERIALIZED (SELECT string_to_array(folded_name($1::text), ' ') AS words),
  asked AS MATERIALIZED (
    SELECT words FROM typed WHERE cardinality(words) > 0
    UNION ALL (SELECT words[:n - 1] || (words[n] || words[n + 1]) || words[n + 2:]
      FROM typed, generate_series(1, cardinality(words) - 1) AS n ORDER BY n LIMIT ${mostJoined})
  ), leader AS MATERIALIZED (
    SELECT r.role, a.words, l.word,
      ARRAY(SELECT ${standing("w")} FROM unnest(a.words) AS w) AS begun,
      ARRAY(SELECT ${standing("w")} || '( |$)' FROM unnest(a.words) AS w) AS whole
    FROM asked a CROSS JOIN unnest($2::text[]) AS r (role) CROSS JOIN LATERAL (
      SELECT w.word, (SELECT count(*) FROM (SELECT FROM person_word k
          WHERE k.role = r.role AND k.word >= w.word AND k.word < w.word || ${last}
          ORDER BY k.word LIMIT ${mostCounted}) those) AS rows
      FROM (SELECT left(word, 60) AS word FROM unnest(a.words) AS word GROUP BY 1
        ORDER BY length(left(word, 60)) DESC, 1 LIMIT 4) w ORDER BY rows, w.word LIMIT 1
    ) l WHERE l.rows > 0
  ), candidates AS MATERIALIZED (
    SELECT l.role, l.words, l.begun, l.whole, c.person_id, c.sort_name, c.word = l.word AS "isWord"
    FROM leader l CROSS JOIN LATERAL (
      SELECT k.person_id, k.sort_name, k.word FROM person_word k
      WHERE k.role = l.role AND k.word >= l.word AND k.word < l.word || ${last}
      ORDER BY k.word, k.sort_name, k.person_id LIMIT ${mostByName + 1}
    ) c
  ), known AS (
    SELECT role, person_id AS id, sort_name,
      bool_or(CASE WHEN cardinality(words) = 1 THEN "isWord" ELSE ' ' || sort_name ~ ALL (whole) END) AS "isWhole"
    FROM candidates WHERE cardinality(words) = 1 OR ' ' || sort_name ~ ALL (begun)
    GROUP BY role, person_id, sort_name
  ), ranked AS (
    SELECT role, id, sort_name, "isWhole", 'name' AS matched,
      row_number() OVER (PARTITION BY role ORDER BY "isWhole" DESC, sort_name, id) AS rank
    FROM known
  ), found AS (
    SELECT ranked.*, rank > $3 OR (SELECT count(*) > ${mostByName} FROM candidates) AS "isMore"
    FROM ranked WHERE rank <= $3 + 1
  )`,
  shown: "trim(p.first_name || ' ' || p.last_name)",
};

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
      ORDER BY ${column} USING ~<~ LIMIT ${mostByColumn + 1}) p
    WHERE deactivated_at IS NULL AND role = ANY ($2::text[])`;
};

const byColumns = (by: readonly (keyof typeof columns)[]) => ({
  name: `people-search-${by.join("-")}`,
  head: `WITH candidates AS MATERIALIZED (${by.map((match) => `(${beginning(match)})`).join(" UNION ALL ")}
  ), known AS (
    SELECT DISTINCT ON (id) * FROM candidates ORDER BY id, "isWhole" DESC
  ), ranked AS (
    SELECT known.*, row_number() OVER (PARTITION BY role ORDER BY "isWhole" DESC, sort_name, id) AS rank FROM known
  ), found AS (
    SELECT ranked.*, rank > $3 OR (SELECT count(*) > ${mostByColumn} FROM candidates) AS "isMore"
    FROM ranked WHERE rank <= $3 + 1
  )`,
  shown: `CASE f.matched ${by.map((match) => `WHEN '${match}' THEN p.${columns[match].shown}`).join(" ")} END`,
});

function statementOf(by: readonly Match[]) {
  return by.includes("name") ? byName : byColumns(by.filter((match) => match !== "name"));
}

// A list that is narrowed by what is typed holds no more.
const mostInList = 1_001;

/** Gives the ids of those who are found so, for a list that is sorted otherwise. */
export async function findPeople(
  reading: ListReads,
  by: readonly Match[],
  { typed, kinds, now }: Omit<Searched, "most">,
): Promise<readonly number[]> {
  const { name, head } = statementOf(by);
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
  const { name, head, shown: text } = statementOf(by);
  const { rows } = await reading.query<Row>({
    name,
    text: head + given(text),
    values: [typed, kinds, most, now],
  });
  const isPartial = rows.some(({ isMore }) => isMore);
  const shown = kinds.flatMap((kind) => rows.filter(({ role }) => role === kind).slice(0, most));
  return { rows: shown.map(({ isMore: _, ...found }) => found), isPartial };
}
