import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { type ContractStorage, contractStorage } from "./contracts.import.store.ts";

export interface ContractNotNamed {
  readonly id: number;
  readonly personId: number;
  readonly reference: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Gives the next contracts of one kind, by id, that do not satisfy `isNamed`; of those that the portal keeps no export knows. */
export async function listContractsNotNamed(
  db: Db,
  kind: keyof typeof contractStorage,
  isNamed: (reference: RawBuilder<unknown>, startDate?: RawBuilder<unknown>) => RawBuilder<boolean>,
  after: number,
  limit: number,
): Promise<ContractNotNamed[]> {
  const { table, owner, key }: ContractStorage = contractStorage[kind];
  const start = key.includes("startDate") ? sql.ref("c.start_date") : undefined;
  const { rows } = await sql<ContractNotNamed>`
    SELECT c.id, ${sql.ref(`c.${owner}`)} AS "personId", c.reference,
      c.start_date AS "startDate", c.end_date AS "endDate"
    FROM ${sql.table(table)} c
    WHERE c.id > ${after} AND c.keeper = 'software' AND NOT ${isNamed(sql.ref("c.reference"), start)}
    ORDER BY c.id LIMIT ${limit}`.execute(db);
  return rows;
}
