import { type Among, type Finding, first, foundOf, kinds, last, most } from "./finding.store.ts";

// FOLKS-05. Each candidate is a place in an index.
const mostByName = 2_000;
const mostCalled = 3_003;
const mostAlone = 1_001;
const mostCounted = 1_001;
const mostJoined = 4;
// Of whom a word only begins the names, so many more are looked at than are given: whoever wants another types on.
const begunPerLine = 12;

// A word stands at a beginning, whatever blanks are in what is kept: « legoff » in « le goff ».
const standing = (word: string) => `' ' || regexp_replace(${word}, '(.)', '\\1 ?', 'g')`;

const beginnings = (from: string) =>
  `k.role = l.role AND k.word ${from} l.word AND k.word < l.word || ${last}`;

/**
 * Writes how people are found by their names.
 * Each word that is typed must begin one of a name. Who is called as is typed is looked at first, and where there are as many as are
 * given, nobody else is: who has a word that stands alone, or whose name begins with the words one after the other, with the last
 * before or the first behind, each in the order of its index, which is that of the names. Else a word alone finds those whose names it
 * begins; of several, the one that begins the fewest leads (`person_word` counts them), the others are compared on its rows. What is
 * typed apart may be written together, so two neighbours are tried as one as well; all that are tried share the bounds.
 */
export const byName = (among: Among): Finding => ({
  name: "people-search-name",
  head: `WITH typed AS MATERIALIZED (SELECT string_to_array(folded_name($1::text), ' ') AS words),
  asked AS MATERIALIZED (
    SELECT words, cardinality(words) = 1 AS "isAlone",
      ARRAY(SELECT array_to_string(those.words, ' ') FROM (VALUES (a.words), (a.words[2:] || a.words[1]),
        (a.words[cardinality(a.words)] || a.words[:cardinality(a.words) - 1])) AS those (words) GROUP BY 1) AS orders
    FROM (
      SELECT words FROM typed WHERE cardinality(words) > 0
      UNION ALL (SELECT words[:n - 1] || (words[n] || words[n + 1]) || words[n + 2:]
        FROM typed, generate_series(1, cardinality(words) - 1) AS n ORDER BY n LIMIT ${mostJoined})
    ) a
  ), looked AS MATERIALIZED (
    SELECT r.role, o.name, a."isAlone", least(${mostAlone}, ${mostCalled} / count(*) OVER ()) AS share
    FROM asked a CROSS JOIN ${kinds} CROSS JOIN unnest(a.orders) AS o (name)
  ), alone AS MATERIALIZED (
    SELECT l.role, c.id, c.sort_name FROM looked l CROSS JOIN LATERAL (${first(
      `SELECT k.person_id AS id, k.sort_name FROM person_word k WHERE k.role = l.role AND k.word = left(l.name, 60)
        ORDER BY k.sort_name, k.person_id LIMIT l.share`,
      "k.sort_name, k.id",
      among,
    )}) c WHERE l."isAlone"
  ), ordered AS MATERIALIZED (
    SELECT DISTINCT l.role, c.id, c.sort_name FROM looked l CROSS JOIN LATERAL (${first(
      `SELECT k.id, k.sort_name FROM person k WHERE k.role = l.role AND k.sort_name >= l.name AND k.sort_name < l.name || '!'
        ORDER BY k.sort_name, k.id LIMIT l.share`,
      "k.sort_name, k.id",
      among,
    )}) c WHERE NOT l."isAlone" AND c.id NOT IN (SELECT id FROM alone)
      AND l.role NOT IN (SELECT role FROM alone GROUP BY role HAVING count(*) >= ${mostAlone})
  ), called AS NOT MATERIALIZED (SELECT * FROM alone UNION ALL SELECT * FROM ordered
  ), missing AS MATERIALIZED (
    SELECT r.role FROM ${kinds} WHERE (SELECT count(*) FROM called c WHERE c.role = r.role) < least(${most} + 1, ${mostAlone})
  ), leader AS MATERIALIZED (
    SELECT r.role, l.word, a."isAlone", least(${mostAlone}, ${most} * ${begunPerLine}) AS begun,
      ${mostByName} / count(*) OVER () AS share, a.orders,
      ARRAY(SELECT '%' || w || '%' FROM unnest(a.words) AS w WHERE w <> l.word) AS held,
      ARRAY(SELECT '% ' || w || '%' FROM unnest(a.words) AS w WHERE w <> l.word) AS "plainlyBegun",
      ARRAY(SELECT ${standing("w")} FROM unnest(a.words) AS w WHERE w <> l.word) AS "closelyBegun",
      ARRAY(SELECT ${standing("w")} || '( |$)' FROM unnest(a.words) AS w) AS whole,
      ARRAY(SELECT '% ' || w || ' %' FROM unnest(a.words) AS w) AS plain
    FROM asked a CROSS JOIN missing r CROSS JOIN LATERAL (
      SELECT w.word, (SELECT count(*) FROM (SELECT FROM person_word k
          WHERE k.role = r.role AND k.word >= w.word AND k.word < w.word || ${last}
          ORDER BY k.word LIMIT CASE WHEN a."isAlone" THEN 1 ELSE ${mostCounted} END) those) AS rows
      FROM (SELECT left(word, 60) AS word FROM unnest(a.words) AS word GROUP BY 1
        ORDER BY length(left(word, 60)) DESC, 1 LIMIT 4) w ORDER BY rows, w.word LIMIT 1
    ) l WHERE l.rows > 0
  ), begun AS MATERIALIZED (
    SELECT l.role, c.* FROM leader l CROSS JOIN LATERAL (
      SELECT k.person_id AS id, k.sort_name FROM person_word k WHERE ${beginnings(">")}
      ORDER BY k.word, k.sort_name, k.person_id LIMIT l.begun
    ) c WHERE l."isAlone"
  ), several AS MATERIALIZED (
    SELECT l.role, c.id, c.sort_name,
      ' ' || c.sort_name || ' ' LIKE ALL (l.plain) OR ' ' || c.sort_name ~ ALL (l.whole) AS "isWhole"
    FROM leader l CROSS JOIN LATERAL (
      (SELECT k.person_id AS id, k.sort_name FROM person_word k WHERE ${beginnings(">=")}
      ORDER BY k.word, k.sort_name, k.person_id LIMIT l.share)
      UNION ALL SELECT o.id, o.sort_name FROM unnest(l.orders) AS begun (name) CROSS JOIN LATERAL (
        SELECT k.id, k.sort_name FROM person k
        WHERE k.role = l.role AND k.sort_name >= begun.name AND k.sort_name < begun.name || ${last}
        ORDER BY k.sort_name, k.id LIMIT l.share / cardinality(l.orders)) o
    ) c WHERE NOT l."isAlone" AND replace(c.sort_name, ' ', '') LIKE ALL (l.held)
      AND (' ' || c.sort_name LIKE ALL (l."plainlyBegun") OR ' ' || c.sort_name ~ ALL (l."closelyBegun"))
  ), known AS (
    SELECT role, id, sort_name, true AS "isWhole" FROM called UNION ALL
    SELECT role, id, sort_name, bool_or("isWhole") FROM (
      SELECT role, id, sort_name, false AS "isWhole" FROM begun UNION ALL SELECT role, id, sort_name, "isWhole" FROM several
    ) those WHERE id NOT IN (SELECT id FROM called) GROUP BY role, id, sort_name
  ), bounded AS (
    SELECT EXISTS (SELECT FROM leader l WHERE EXISTS (
      SELECT FROM person_word k WHERE ${beginnings(">=")} ORDER BY k.word
      OFFSET CASE WHEN l."isAlone" THEN l.begun ELSE l.share END)) AS "isBounded"
  ), ${among === "everybody" ? "found AS (SELECT id, sort_name FROM known)" : foundOf("known", "'name' AS matched", among)}`,
  shown: "trim(p.first_name || ' ' || p.last_name)",
});
