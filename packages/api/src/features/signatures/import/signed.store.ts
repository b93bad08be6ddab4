import { requestStates } from "@ribambelle/domain/signatures/signature";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** A request that stands in the way of what an import brings of its contract. */
export interface SignedReference {
  readonly id: string;
  readonly reference: string;
  readonly state: number;
  readonly sha256: Buffer;
  readonly openedAt: Date;
  /** When the last of those who have signed did. */
  readonly signedAt: Date | null;
}

const { Open, Sealing, Completed } = requestStates.numbers;

/** Gives the requests of contracts with these references that are open, being sealed or completed. */
export async function listSignedReferences(
  db: Db,
  references: readonly string[],
): Promise<SignedReference[]> {
  if (references.length === 0) return [];
  const { rows } =
    await sql<SignedReference>`SELECT r.id, r.contract_reference AS reference, r.state, r.sha256,
      r.opened_at AS "openedAt", (SELECT max(s.signed_at) FROM signature_signer s WHERE s.request_id = r.id) AS "signedAt"
    FROM signature_request r
    WHERE r.contract_reference = ANY(${references}) AND r.state IN (${sql.lit(Open)}, ${sql.lit(Sealing)}, ${sql.lit(Completed)})`.execute(
      db,
    );
  return rows;
}
