import type { Match } from "@ribambelle/domain/agencyPeople/search";
import { type Among, type Finding, foundOf, last, typedAs } from "./finding.store.ts";

// FOLKS-05. Each candidate is a row of people to read: of a number that more begin with than are shown, whoever searches types more;
// a list counts whom it holds.
const mostByColumn = { living: 250, everybody: 1_000 } as const satisfies Record<Among, number>;

const columns = {
  email: { column: "email", shown: "email", typed: typedAs("lower($1::text)") },
  phone: {
    column: "phone_search",
    shown: "phone_number",
    typed: typedAs("nullif(national_digits($1::text), '')"),
  },
  reference: {
    column: "lower(agency_reference)",
    shown: "agency_reference",
    typed: typedAs("lower($1::text)"),
  },
} as const satisfies Record<Exclude<Match, "name">, object>;

// By the operators of an index that compares bytes, whatever the language of the database. Of a bound that it does not see either
// PostgreSQL takes a tenth of what is found, which it reads in the order of the index: it would gather and sort all of it otherwise.
const beginning = (match: keyof typeof columns, among: Among) => {
  const { column, typed } = columns[match];
  return `SELECT role, id, sort_name, '${match}' AS matched, ${column} = ${typed} AS "isWhole"
    FROM (SELECT * FROM person WHERE ${column} ~>=~ ${typed} AND ${column} ~<~ (${typed} || ${last})
      ORDER BY ${column} USING ~<~ LIMIT (SELECT ${mostByColumn[among] + 1})) p`;
};

/** Writes how people are found by what of them is no name. */
export const byColumns = (by: readonly Exclude<Match, "name">[], among: Among): Finding => ({
  name: `people-search-${by.join("-")}`,
  head: `WITH candidates AS MATERIALIZED (${by.map((match) => `(${beginning(match, among)})`).join(" UNION ALL ")}
  ), known AS MATERIALIZED (
    SELECT DISTINCT ON (id) * FROM candidates WHERE role = ANY ($2::text[]) ORDER BY id, "isWhole" DESC
  ), bounded AS (
    SELECT EXISTS (SELECT FROM candidates GROUP BY matched HAVING count(*) > ${mostByColumn[among]}) AS "isBounded"
  ), ${foundOf("known", "matched", among)}`,
  shown: `CASE f.matched ${by.map((match) => `WHEN '${match}' THEN p.${columns[match].shown}`).join(" ")} END`,
});
