import { type Among, type Finding, first, foundOf, kinds, last, most } from "./finding.store.ts";

// FOLKS-05. Each candidate is a place in an index.
const mostByName = 4_000;
const mostAlone = 1_001;
const mostCounted = 1_001;
const mostJoined = 4;

// A word stands at a beginning, whatever blanks are in what is kept: « legoff » in « le goff ».
const standing = (word: string) => `' ' || regexp_replace(${word}, '(.)', '\\1 ?', 'g')`;

const beginnings = (from: string) =>
  `k.role = l.role AND k.word ${from} l.word AND k.word < l.word || ${last}`;

/**
 * Writes how people are found by their names.
 * Each word that is typed must begin one of a name. A word that stands alone is read in the order of its index, which is that of the
 * names: those that have it first, and those that it begins only where lines are missing. Of several, the one that begins the fewest
 * leads (`person_word` counts them), the others are compared on its rows; beside them, names that begin as is typed, or with its last
 * word before or its first behind: of two frequent words few rows have both, and these are meant. What is typed apart may be written
 * together, so two neighbours are tried as one as well; all that are tried share the bound.
 */
export const byName = (among: Among): Finding => ({
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
      ARRAY(SELECT '%' || w || '%' FROM unnest(a.words) AS w WHERE w <> l.word) AS held,
      ARRAY(SELECT '% ' || w || '%' FROM unnest(a.words) AS w WHERE w <> l.word) AS "plainlyBegun",
      ARRAY(SELECT ${standing("w")} FROM unnest(a.words) AS w WHERE w <> l.word) AS begun,
      ARRAY(SELECT ${standing("w")} || '( |$)' FROM unnest(a.words) AS w) AS whole,
      ARRAY(SELECT '% ' || w || ' %' FROM unnest(a.words) AS w) AS plain
    FROM asked a CROSS JOIN ${kinds} CROSS JOIN LATERAL (
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
    WHERE l."isAlone" AND (SELECT count(*) FROM alone a WHERE a.role = l.role) <= ${most}
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
      UNION ALL SELECT o.id, o.sort_name FROM unnest(l.orders) AS begun (name) CROSS JOIN LATERAL (
        SELECT k.id, k.sort_name FROM person k
        WHERE k.role = l.role AND k.sort_name >= begun.name AND k.sort_name < begun.name || ${last}
        ORDER BY k.sort_name, k.id LIMIT l.share / cardinality(l.orders)) o
    ) c WHERE NOT l."isAlone" AND replace(c.sort_name, ' ', '') LIKE ALL (l.held)
      AND (' ' || c.sort_name LIKE ALL (l."plainlyBegun") OR ' ' || c.sort_name ~ ALL (l.begun))
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
