import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { mostCounted } from "@ribambelle/domain/kernel/lists/longList";
import { sql } from "kysely";
import type pg from "pg";
import type { PageWanted } from "../../../acting/cursors.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { keyset, type ListOrder, type Page, pageOf } from "../../../db/keyset.ts";

/** Something that happened to a contract, as it is kept. */
export interface KeptEvent {
  readonly id: number;
  readonly at: Date;
  readonly act: string;
  readonly fromState: number | null;
  readonly toState: number;
  readonly changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>> | null;
  readonly reason: string | null;
  readonly by: number | null;
  readonly byName: string | null;
  readonly source: "page" | "import" | "job";
}

/** The newest first. */
export const newestFirst: ListOrder = { columns: [{ column: "e.id", type: "bigint" }], isDescending: true };

/** Gives one page of what happened to a contract, and how much that is, in one statement. */
export async function listEvents(
  pool: pg.Pool,
  kind: ContractKind,
  contractId: number,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptEvent>; readonly count: number }> {
  const asked = keyset(order, place, limit, 3);
  const { rows } = await pool.query<KeptEvent & { count: number }>({
    text: `SELECT counted.count, shown.* FROM (
        SELECT count(*) FROM (SELECT FROM contract_event e WHERE e.kind = $1 AND e.contract_id = $2 LIMIT ${mostCounted + 1}) these
      ) counted LEFT JOIN LATERAL (
        SELECT e.id, e.at, e.act, e.from_state AS "fromState", e.to_state AS "toState", e.changes, e.reason, e.by,
          trim(a.first_name || ' ' || a.last_name) AS "byName", e.source
        FROM contract_event e LEFT JOIN person a ON a.id = e.by
        WHERE e.kind = $1 AND e.contract_id = $2${asked.text}) shown ON true`,
    values: [kind, contractId, ...asked.values],
  });
  const shown = rows.filter(({ id }) => id !== null);
  return { page: pageOf(shown, place, limit), count: Number(rows[0]?.count ?? 0) };
}

/** What is to be noted of a contract. */
export interface NewEvent {
  readonly kind: ContractKind;
  readonly contractId: number;
  readonly personId: number;
  readonly act: string;
  readonly fromState: number | null;
  readonly toState: number;
  readonly changes?: object | null;
  readonly reason?: string | null;
  readonly by: number | null;
  readonly source: "page" | "job";
  readonly at: Date;
}

export async function insertEvents(transaction: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`INSERT INTO contract_event (kind, contract_id, person_id, act, from_state, to_state, changes, reason, by, source, at)
    SELECT kind, "contractId", "personId", act, "fromState", "toState", changes, reason, by, source, at
    FROM json_to_recordset(${JSON.stringify(events)}::json) AS e(kind text, "contractId" integer, "personId" integer, act text,
      "fromState" smallint, "toState" smallint, changes jsonb, reason text, by integer, source text, at timestamptz)`.execute(
    transaction,
  );
}
