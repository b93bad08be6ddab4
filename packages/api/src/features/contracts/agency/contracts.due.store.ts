import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { type ContractKind, stateNumber } from "@ribambelle/domain/contracts/contractKind";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import { contractTables } from "./contractTables.ts";

/** What the portal does with contracts by itself (AGCON-11). */
export type DueAct = "ask" | "expire" | "start" | "end" | "terminate";

const due: Readonly<
  Record<DueAct, { readonly state: StateMeaning; readonly day: string; readonly isAfter: boolean }>
> = {
  ask: { state: "sending", day: "scheduled_for", isAfter: false },
  // The day after.
  expire: { state: "waiting", day: "sign_by", isAfter: true },
  start: { state: "signed", day: "start_date", isAfter: false },
  end: { state: "inProgress", day: "end_date", isAfter: true },
  terminate: { state: "inProgress", day: "terminates_on", isAfter: false },
};

/** Gives the next contracts of a kind, by id, for which an act is due on a day, and that day of each; of those that the portal keeps. */
export async function listDue(
  db: Db,
  kind: ContractKind,
  act: DueAct,
  { day, after, limit, id }: { day: string; after: number; limit: number; id?: number },
): Promise<{ id: number; day: string }[]> {
  const { state, day: column, isAfter } = due[act];
  const number = stateNumber(kind, state);
  if (number === null || (act === "terminate" && kind !== "guard")) return [];
  const isNot = act === "end" && kind === "guard" ? sql`AND terminates_on IS NULL` : sql``;
  const one = id === undefined ? sql`` : sql`AND id = ${id}`;
  const { rows } = await sql<{ id: number; day: string }>`SELECT id, ${sql.ref(column)} AS day
    FROM ${sql.table(contractTables[kind].table)}
    WHERE keeper = 'portal' AND state = ${sql.lit(number)} AND ${sql.ref(column)} ${isAfter ? sql`<` : sql`<=`} ${day}::date
      AND id > ${after} ${isNot} ${one}
    ORDER BY id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Gives who scheduled the sending of a contract; null where nobody is known. */
export async function findScheduler(db: Db, kind: ContractKind, contractId: number): Promise<number | null> {
  const { rows } = await sql<{ by: number | null }>`SELECT by FROM contract_event
    WHERE kind = ${kind} AND contract_id = ${contractId} AND act = 'schedule' ORDER BY id DESC LIMIT 1`.execute(
    db,
  );
  return rows[0]?.by ?? null;
}
