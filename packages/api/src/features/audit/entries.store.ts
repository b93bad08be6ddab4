import { mostCounted } from "@ribambelle/domain/kernel/lists/longList";
import type { Role } from "@ribambelle/domain/kernel/role";
import type pg from "pg";
import type { ActSource } from "../../acting/actor.ts";
import type { PageWanted } from "../../acting/cursors.ts";
import { keyset, type ListOrder, type Page, pageOf } from "../../db/keyset.ts";

/** An entry as it is kept, with the names of those whom it names. */
export interface KeptEntry {
  readonly id: number;
  readonly at: Date;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly source: ActSource | null;
  readonly functions: readonly string[] | null;
  readonly action: string;
  readonly times: number;
  readonly personId: number | null;
  readonly personName: string | null;
  readonly personRole: Role | null;
  readonly subject: string | null;
  readonly changes: Readonly<Record<string, unknown>> | null;
  readonly reason: string | null;
  readonly requestId: string | null;
  readonly parent: string | null;
}

/** By what entries are narrowed; one of the two people at least, whose index is read. */
export interface EntryFilters {
  readonly personId?: number | undefined;
  readonly actorId?: number | undefined;
  readonly kind?: "acts" | "readings" | undefined;
}

/** The newest first. */
export const newestFirst: ListOrder = { columns: [{ column: "e.id", type: "bigint" }], isDescending: true };

/** What is read of an entry `e`, of what it changed `d`, of who did it `a` and of whom it is about `p`. */
export const entryColumns = `e.id, e.at, e.actor_id AS "actorId", trim(a.first_name || ' ' || a.last_name) AS "actorName", e.source,
          e.functions, e.action, e.times, e.person_id AS "personId", trim(p.first_name || ' ' || p.last_name) AS "personName",
          p.role AS "personRole", e.subject, d.changes, d.reason, e.request_id AS "requestId", e.parent`;
export const entryJoins = `LEFT JOIN audit_detail d ON d.entry_id = e.id
          LEFT JOIN person a ON a.id = e.actor_id LEFT JOIN person p ON p.id = e.person_id`;

/** Gives one page of the entries about somebody or by somebody, and how many they are, in one statement. */
export async function listEntries(
  pool: pg.Pool,
  { personId, actorId, kind }: EntryFilters,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptEntry>; readonly count: number }> {
  const asked = keyset(order, place, limit, 4);
  const which = `($1::integer IS NULL OR e.person_id = $1) AND ($2::integer IS NULL OR e.actor_id = $2)
    AND ($3::text IS NULL OR e.kind = $3)`;
  const { rows } = await pool.query<KeptEntry & { count: number }>({
    text: `SELECT counted.count, shown.* FROM (
        SELECT count(*) FROM (SELECT FROM audit_entry e WHERE ${which} LIMIT ${mostCounted + 1}) these
      ) counted LEFT JOIN LATERAL (
        SELECT ${entryColumns} FROM audit_entry e ${entryJoins}
        WHERE ${which}${asked.text}) shown ON true`,
    values: [personId ?? null, actorId ?? null, kind ? kind.slice(0, -1) : null, ...asked.values],
  });
  return {
    page: pageOf(
      rows.filter(({ id }) => id !== null),
      place,
      limit,
    ),
    count: rows[0]?.count ?? 0,
  };
}
