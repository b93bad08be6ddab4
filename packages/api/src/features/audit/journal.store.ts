import type { Role } from "@ribambelle/domain/kernel/role";
import { type Counted, countedFrom, type PageWanted } from "../../acting/cursors.ts";
import type { ListReads } from "../../acting/office/listReads.ts";
import { keyset, type Page, pageOf } from "../../db/keyset.ts";
import { entryColumns, entryJoins, type KeptEntry } from "./entries.store.ts";

/** An entry of the journal, with from where it came. */
export interface KeptJournalEntry extends KeptEntry {
  readonly actorRole: Role | null;
  readonly personRole: Role | null;
  readonly address: string | null;
}

/** By what the journal is narrowed; the days are those of the agency. */
export interface JournalFilters {
  readonly actorId: string | undefined;
  readonly personId: string | undefined;
  /** Those of an area. */
  readonly actions: readonly string[] | undefined;
  readonly kind: "acts" | "readings" | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly requestId: string | undefined;
  /** The day before which nothing is shown where no first day is asked for. */
  readonly oldest: string;
}

const paris = (day: string) => `(${day}::timestamp AT TIME ZONE 'Europe/Paris')`;
const someHours = "interval '12 hours'";

// Entries are numbered as they come: where one of the first hours of a day, or of its last, is known by the index of the days, the
// journal is read from there and not from its other end. The bounds only spare work: the instants decide.
const fence = (which: "min" | "max", during: string) =>
  `(SELECT ${which}(id) FROM (SELECT x.id FROM audit_entry x WHERE ${during} OFFSET 0) x)`;
const firstOf = (from: string) =>
  `coalesce(${fence("min", `x.at >= ${from} AND x.at < ${from} + ${someHours}`)}, 0)`;
const lastOf = (until: string) =>
  `coalesce(${fence("max", `x.at < ${until} AND x.at >= ${until} - ${someHours}`)}, 9223372036854775807)`;

/** Gives one page of the journal, and how many entries it has, in one statement, whatever narrows it by an index (AUDITS-02). */
export async function listJournal(
  reading: ListReads,
  asked: JournalFilters,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptJournalEntry>; readonly counted: Counted }> {
  const { actorId, personId, actions, kind, from, to, requestId, oldest } = asked;
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const people = [
    ...(actorId ? [`e.actor_id = ${given(actorId, "integer")}`] : []),
    ...(personId ? [`e.person_id = ${given(personId, "integer")}`] : []),
    ...(requestId ? [`e.request_id = ${given(requestId, "text")}`] : []),
  ];
  const first = from ? paris(given(from, "date")) : null;
  const until = to ? paris(`(${given(to, "date")} + 1)`) : null;
  const filters = [
    ...people,
    ...(kind ? [`e.kind = ${given(kind.slice(0, -1), "text")}`] : []),
    ...(first ? [`e.at >= ${first}`, `e.id >= ${firstOf(first)}`] : []),
    ...(until ? [`e.at < ${until}`, `e.id <= ${lastOf(until)}`] : []),
  ];
  const named = actions && given(actions, "text[]");
  const rest = [...filters, ...(first ? [] : [`e.at >= ${paris(given(oldest, "date"))}`])].join(" AND ");
  const which = named ? `${rest} AND e.action = ANY(${named})` : rest;
  // Of an area each action is read by its index as far as the page needs; where somebody is meant, they are few.
  const each = people.length === 0 ? actions?.map((action) => given(action, "text")) : undefined;
  const rows = keyset(order, place, limit, values.length + 1);
  const source = each?.length
    ? `(${each.map((action) => `(SELECT e.* FROM audit_entry e WHERE e.action = ${action} AND ${rest}${rows.text})`).join(" UNION ALL ")}) e
        WHERE true`
    : `audit_entry e WHERE ${which}`;
  const isNarrowed = filters.length > 0 || named !== undefined;
  const { rows: found } = await reading.query<KeptJournalEntry & Counted>({
    text: `WITH ${countedFrom(`audit_entry e WHERE ${which}`, isNarrowed ? "audit_entry" : null)},
      shown AS MATERIALIZED (SELECT e.* FROM ${source}${rows.text})
      SELECT counted.count, counted."outOf", ${entryColumns}, a.role AS "actorRole", p.role AS "personRole", e.address
      FROM counted LEFT JOIN shown e ON true ${entryJoins}
      ORDER BY e.id ${rows.text.includes("DESC") ? "DESC" : "ASC"}`,
    values: [...values, ...rows.values],
  });
  const [{ count, outOf } = { count: 0, outOf: null }] = found;
  const shown = found.filter(({ id }) => id !== null);
  return { page: pageOf(shown, place, limit), counted: { count, outOf } };
}
