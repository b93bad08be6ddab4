import {
  babysitterContractStates,
  countsAsContract,
  houseworkContractStates,
  parentContractStates,
} from "@ribambelle/domain/contracts/contract.states";
import type {
  KeptBabysitterContract,
  KeptHouseworkContract,
  KeptParentContract,
  Withdrawable,
} from "@ribambelle/domain/contracts/contract.views";
import { type Expression, type RawBuilder, sql } from "kysely";
import { type Columns, selected } from "../../db/columns.ts";
import type { Queryable } from "../../db/connection/sharedReadConnection.ts";
import { contractColumns } from "./contracts.columns.ts";

// A contract that is signed on the portal leads to its room, unless an import gave another address (SIGN-01).
const shown = ({ signatureUrl: _, ...columns }: Columns<string>): string =>
  `${selected(columns, "c")}, coalesce(nullif(c.signature_url, ''), c.signing_room) AS "signatureUrl"`;
const withdrawal = `c.withdrawal_room AS "withdrawalRoom", c.withdrawal_last_day AS "withdrawalLastDay"`;

// The lists that pages show are named statements: prepared once a connection (stack.md, SQL).
const parentContracts = {
  name: "parent-contracts",
  text: `SELECT ${shown(contractColumns.parent)}, ${withdrawal} FROM parent_contract c WHERE c.parent_id = $1`,
};

const houseworkContracts = {
  name: "housework-contracts",
  text: `SELECT ${shown(contractColumns.housework)}, ${withdrawal} FROM housework_contract c
    WHERE c.parent_id = $1 ORDER BY c.start_date DESC NULLS LAST`,
};

const babysitterContracts = {
  name: "babysitter-contracts",
  text: `SELECT ${shown(contractColumns.babysitter)} FROM babysitter_contract c WHERE c.babysitter_id = $1`,
};

/** Gives one parent's babysitter contracts, in no order. */
export async function listParentContracts(
  reading: Queryable,
  parentId: number,
): Promise<(KeptParentContract & Withdrawable)[]> {
  return (await reading.query<KeptParentContract & Withdrawable>({ ...parentContracts, values: [parentId] }))
    .rows;
}

/** Gives one parent's housework contracts, the latest start first. */
export async function listHouseworkContracts(
  reading: Queryable,
  parentId: number,
): Promise<(KeptHouseworkContract & Withdrawable)[]> {
  return (
    await reading.query<KeptHouseworkContract & Withdrawable>({ ...houseworkContracts, values: [parentId] })
  ).rows;
}

/** Gives one babysitter's contracts, in no order. */
export async function listBabysitterContracts(
  reading: Queryable,
  babysitterId: number,
): Promise<KeptBabysitterContract[]> {
  return (await reading.query<KeptBabysitterContract>({ ...babysitterContracts, values: [babysitterId] }))
    .rows;
}

interface States {
  readonly rows: readonly {
    readonly value: number;
    readonly meaning: Parameters<typeof countsAsContract>[0];
  }[];
}
const counting = (states: States) =>
  sql.join(states.rows.filter((row) => countsAsContract(row.meaning)).map((row) => sql.lit(row.value)));

/** The condition that a person has contracts, for a statement about people (DATA-OP6). */
export function hasContracts(personId: Expression<number>): RawBuilder<boolean> {
  return sql<boolean>`(
    EXISTS (SELECT FROM parent_contract c WHERE c.parent_id = ${personId} AND c.state IN (${counting(parentContractStates)}))
    OR EXISTS (SELECT FROM housework_contract c WHERE c.parent_id = ${personId} AND c.state IN (${counting(houseworkContractStates)}))
    OR EXISTS (SELECT FROM babysitter_contract c WHERE c.babysitter_id = ${personId} AND c.state IN (${counting(babysitterContractStates)})))`;
}
