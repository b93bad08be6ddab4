import { type ContractKind, stateNumber } from "@ribambelle/domain/contracts/contractKind";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import { contractTables } from "../agency/contractTables.ts";
import { contractStorage } from "../contracts.import.store.ts";

/** Which contract is signed. */
export interface OfSigned {
  readonly kind: ContractKind;
  readonly contractId: number;
}

/** Gives the contracts signed on the portal whose start is that day or past, by an index of each kind (SIGN-29). */
export async function listSignedToStart(db: Db, day: string): Promise<OfSigned[]> {
  const ofKind = Object.values(contractStorage).map(
    ({ kind, table }) => sql`(SELECT ${sql.lit(kind)} AS kind, id AS "contractId" FROM ${sql.table(table)}
      WHERE signed_here_on IS NOT NULL AND state = ${sql.lit(stateNumber(kind, "signed"))} AND start_date <= ${day}
      ORDER BY start_date, id LIMIT 500)`,
  );
  return (await sql<OfSigned>`${sql.join(ofKind, sql` UNION ALL `)}`.execute(db)).rows;
}

export async function lockContract(transaction: Db, { kind, contractId }: OfSigned): Promise<void> {
  await sql`SELECT FROM ${sql.table(contractTables[kind].table)} WHERE id = ${contractId} FOR NO KEY UPDATE`.execute(
    transaction,
  );
}

/** Gives a contract’s number by what the agency calls it; housework contracts of one reference differ by their start. */
export async function findContractNamed(
  db: Db,
  kind: OfSigned["kind"],
  reference: string,
  startDate: string | null,
): Promise<number | null> {
  const isThat = kind === "housework" && startDate !== null ? sql`AND start_date = ${startDate}` : sql``;
  const { rows } = await sql<{ id: number }>`SELECT id FROM ${sql.table(contractTables[kind].table)}
    WHERE reference = ${reference} ${isThat} ORDER BY start_date DESC NULLS LAST, id DESC LIMIT 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
