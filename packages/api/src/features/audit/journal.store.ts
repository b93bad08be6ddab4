import { mostCounted } from "@ribambelle/domain/kernel/lists/longList";
import type { Role } from "@ribambelle/domain/kernel/role";
import { type Counted, countedFrom, countedPage, type PageWanted } from "../../acting/cursors.ts";
import type { ListReads } from "../../acting/office/listReads.ts";
import type { Page, Place } from "../../db/keyset.ts";
import { endOfDay, startOfDay } from "../../db/parisDay.ts";
import { entryColumns, entryJoins, type KeptEntry } from "./entries.store.ts";

/** An entry of the journal, with from where it came. */
export interface KeptJournalEntry extends KeptEntry {
  readonly actorRole: Role | null;
  readonly address: string | null;
}

/** By what the journal is narrowed. */
export interface JournalFilters {
  readonly actorId?: number | undefined;
  readonly personId?: number | undefined;
  /** The beginnings of the actions of an area. */
  readonly beginnings?: readonly string[] | undefined;
  readonly kind?: "act" | "reading" | undefined;
  /** Days of the agency, both included. */
  readonly from: string;
  readonly to?: string | undefined;
  readonly requestId?: string | undefined;
}

// Entries are numbered as they come, but for those that long transactions hold back and those that a demonstration dates back.
const outOfOrder = 10_000;

/** Gives one page of the journal and how many entries it holds, in one statement (AUDITS-02). */
export async function listJournal(
  reading: ListReads,
  filters: JournalFilters,
  isNarrowed: boolean,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptJournalEntry>; readonly counted: Counted }> {
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const isReversed = place?.side === "before";
  const goesDown = order.isDescending !== isReversed;
  const { ways, rowsIn } = rowsOf(filters, given, goesDown ? "DESC" : "ASC");
  const bounds = boundsOf(filters, goesDown, place, given);
  const sorted = `ORDER BY e.id ${goesDown ? "DESC" : "ASC"}`;
  const most = given(limit + 1, "integer");
  const { rows } = await reading.query<KeptJournalEntry & Counted>({
    text: `WITH RECURSIVE ${ways}${bounds},
      ${countedFrom(rowsIn("low", "high", String(mostCounted + 1)), isNarrowed ? "audit_entry every" : null)},
      shown AS MATERIALIZED (SELECT e.id FROM ${rowsIn("page_low", "page_high", most)} ${sorted} LIMIT ${most})
      SELECT counted.count, counted."outOf", ${entryColumns}, a.role AS "actorRole", e.address
      FROM counted LEFT JOIN shown ON true LEFT JOIN audit_entry e ON e.id = shown.id ${entryJoins}
      ${sorted}`,
    values,
  });
  return countedPage(rows, "id", { place, limit });
}

type Given = (value: unknown, type: string) => string;
/** Writes rows between two bounds, the first so many. */
type RowsIn = (low: string, high: string, most: string) => string;

/**
 * Writes where the rows of these filters are. An index that begins with what is asked for and ends in the order of the list is
 * compared as a whole, and sorted by as a whole: then no other one can seem good enough.
 */
function rowsOf(filters: JournalFilters, given: Given, way: "ASC" | "DESC") {
  const { actorId, personId, beginnings, kind, requestId, from, to } = filters;
  const actor = actorId === undefined ? null : given(actorId, "integer");
  const person = personId === undefined ? null : given(personId, "integer");
  const areas = beginnings && given(beginnings, "text[]");
  const kinds = kind && given(kind, "text");
  const inAreas = (action: string) => (areas ? [`split_part(${action}, '.', 1) = ANY(${areas})`] : []);
  const ofKind = (column: string) => (kinds ? [`${column} = ${kinds}`] : []);
  // Compared, and not looked up: the bounds have found the days.
  const ofDays = [
    `(e.at >= ${startOfDay(given(from, "date"))}) IS TRUE`,
    ...(to ? [`(e.at < ${endOfDay(given(to, "date"))}) IS TRUE`] : []),
  ];
  const rows =
    (keys: readonly (readonly [string, string])[], compared: readonly string[]): RowsIn =>
    (low, high, most) => {
      const columns = [...keys.map(([column]) => column), "e.id"];
      const row = (bound: string) =>
        `(${[...keys.map(([, key]) => key), `(SELECT ${bound} FROM bounds)`].join(", ")})`;
      const which = [
        `(${columns.join(", ")}) >= ${row(low)}`,
        `(${columns.join(", ")}) <= ${row(high)}`,
        ...compared,
        ...ofDays,
      ];
      return `(SELECT e.id FROM audit_entry e WHERE ${which.join(" AND ")}
        ORDER BY ${columns.map((column) => `${column} ${way}`).join(", ")} LIMIT ${most}) e`;
    };

  if (person ?? requestId) {
    const few = [
      ...(actor ? [`e.actor_id = ${actor}`] : []),
      ...inAreas("e.action"),
      ...ofKind("e.kind"),
      ...(requestId === undefined ? [] : [`e.request_id = ${given(requestId, "text")}`]),
      ...(person && requestId !== undefined ? [`e.person_id = ${person}`] : []),
    ];
    const keys = person && requestId === undefined ? [["e.person_id", person] as const] : [];
    return { ways: "", rowsIn: rows(keys, few) };
  }
  const own = actor ? [["e.actor_id", actor] as const] : [];
  if (!areas && !kinds) return { ways: "", rowsIn: rows(own, actor ? ["e.actor_id IS NOT NULL"] : []) };
  // Each action has its own entries in the order of the list: the first of all are among the first of each.
  const [action, actKind] = ['e.action COLLATE "C"', 'e.kind COLLATE "C"'];
  const next = (
    beyond: readonly string[],
  ) => `SELECT ${action} AS action, ${actKind} AS kind FROM audit_entry e
    WHERE ${[...(actor ? [`e.actor_id = ${actor}`] : []), ...beyond].join(" AND ") || "true"}
    ORDER BY ${action}, ${actKind} LIMIT 1`;
  const taken = [...inAreas("action"), ...ofKind("kind")].join(" AND ");
  const ways = `way AS ((${next([])}) UNION ALL SELECT n.action, n.kind FROM way CROSS JOIN LATERAL (
      ${next([`(${action}, ${actKind}) > (way.action, way.kind)`])}) n),
    taken AS MATERIALIZED (SELECT action, kind FROM way WHERE ${taken}),`;
  const ofEach = rows(
    [
      [action, "taken.action"],
      [actKind, "taken.kind"],
    ],
    actor ? [`e.actor_id = ${actor}`] : [],
  );
  return { ways, rowsIn: (...asked: Parameters<RowsIn>) => `taken CROSS JOIN LATERAL ${ofEach(...asked)}` };
}

/**
 * Writes between which entries those of these days lie, and those of the page. Entries come in the order of their numbers, so that
 * the first of a day is found by halves, by their own index.
 */
function boundsOf({ from, to }: JournalFilters, goesDown: boolean, place: Place | null, given: Given) {
  const first = (name: string, instant: string) => `${name} AS (
    SELECT min(id) AS low, max(id) + 1 AS high FROM audit_entry
    UNION ALL SELECT CASE WHEN h.at < ${instant} THEN middle + 1 ELSE low END, CASE WHEN h.at < ${instant} THEN high ELSE middle END
    FROM ${name} CROSS JOIN LATERAL (SELECT (low + high) / 2 AS middle) m
      CROSS JOIN LATERAL (SELECT h.at FROM audit_entry h WHERE h.id >= middle ORDER BY h.id LIMIT 1) h
    WHERE low < high)`;
  const low = `(SELECT max(low) FROM first_day) - ${outOfOrder}`;
  const high = to ? `(SELECT max(low) FROM day_after) + ${outOfOrder}` : "9e18::bigint";
  const key = place && given(place.key[0], "bigint");
  const page = !key
    ? "low AS page_low, high AS page_high"
    : goesDown
      ? `low AS page_low, least(high, ${key} - 1) AS page_high`
      : `greatest(low, ${key} + 1) AS page_low, high AS page_high`;
  return [
    first("first_day", startOfDay(given(from, "date"))),
    ...(to ? [first("day_after", endOfDay(given(to, "date")))] : []),
    `days AS MATERIALIZED (SELECT ${low} AS low, ${high} AS high)`,
    `bounds AS MATERIALIZED (SELECT low, high, ${page} FROM days)`,
  ].join(",\n");
}
