import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** Who works under one guard contract. */
export interface ContractPlacements {
  readonly line: number;
  readonly reference: string;
  readonly babysitterIds: readonly number[];
}

/** Stores who works under these contracts, in place of what was known; gives the lines that changed something. */
export async function savePlacements(
  db: Db,
  placements: readonly ContractPlacements[],
): Promise<ReadonlySet<number>> {
  if (placements.length === 0) return new Set();
  const { rows } = await sql<{ line: number }>`
    WITH incoming AS (
      SELECT i.line, i."babysitterIds", c.id FROM json_to_recordset(${JSON.stringify(placements)}::json)
        AS i(line integer, reference text, "babysitterIds" integer[])
      JOIN parent_contract c ON c.reference = i.reference
    ), removed AS (
      DELETE FROM placement l USING incoming i
      WHERE l.parent_contract_id = i.id AND l.babysitter_id <> ALL(i."babysitterIds")
      RETURNING i.line
    ), added AS (
      INSERT INTO placement (parent_contract_id, babysitter_id)
      SELECT i.id, unnest(i."babysitterIds") FROM incoming i
      ON CONFLICT ON CONSTRAINT one_placement_per_contract_and_babysitter DO NOTHING
      RETURNING parent_contract_id
    )
    SELECT line FROM removed
    UNION SELECT i.line FROM incoming i JOIN added a ON a.parent_contract_id = i.id`.execute(db);
  return new Set(rows.map(({ line }) => line));
}
