import { contractTiles, overdueBefore } from "@ribambelle/domain/contracts/agency/contracts.tiles";
import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { type ContractKind, contractKinds } from "@ribambelle/domain/contracts/contractKind";
import type { DeskDelays } from "@ribambelle/domain/kernel/desk/tile";
import { dayOf, startOfDay } from "../../../db/parisDay.ts";
import type { TileSource } from "../../../feature.ts";
import { contractTables } from "./contractTables.ts";
import { hasSuccessor } from "./list/contracts.conditions.ts";
import { statesIn } from "./listed.columns.ts";

const now = "$1::timestamptz";
const today = dayOf(now);
const asked = "coalesce(c.asked_at, 'infinity'::timestamptz)";
const deadlineIsNear = `coalesce(c.sign_by <= ${today} + ${overdueBefore.deadline}, false)`;
const end = "coalesce(c.end_date, 'infinity'::date)";

// Each as the list that it opens reads them (DESK-03): `contracts.conditions.ts`.
function sourcesOf(kind: ContractKind, delays: DeskDelays): TileSource[] {
  const { table } = contractTables[kind];
  const from = (since: string, state: StateMeaning, where: string) =>
    `SELECT ${since} AS since, ${deadlineIsNear} AS is_late FROM ${table} c WHERE c.state = ${statesIn(kind, (one) => one === state)} AND ${where}`;
  const { unsigned, ending, drafts, errors } = contractTiles(delays)[kind];
  return [
    {
      kind: unsigned,
      query: from(asked, "waiting", `${asked} <= ${now} - interval '${delays.contractWait} days'`),
      saysLate: true,
    },
    {
      kind: ending,
      query: from(
        startOfDay(`(${end} - ${delays.contractEnd})`),
        "inProgress",
        `${end} BETWEEN ${today} AND ${today} + ${delays.contractEnd} AND NOT ${hasSuccessor(kind)}`,
      ),
    },
    {
      kind: drafts,
      query: from("c.updated_at", "draft", `c.updated_at <= ${now} - interval '${delays.draft} days'`),
    },
    { kind: errors, query: from("c.updated_at", "error", "true") },
  ];
}

/** The contracts that wait for the agency: not signed, ending, left as drafts, in error. */
export const contractsWaiting = (delays: DeskDelays): readonly TileSource[] =>
  contractKinds.flatMap((kind) => sourcesOf(kind, delays));
