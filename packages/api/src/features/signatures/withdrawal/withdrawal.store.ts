import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** A declaration by which a consumer withdrew. */
export interface KeptWithdrawal {
  readonly requestId: string;
  readonly personId: number;
  readonly declaredAt: Date;
  readonly name: string;
  readonly email: string;
}

/** Gives the withdrawal from what was signed; null where there is none. */
export async function findWithdrawal(db: Db, requestId: string): Promise<KeptWithdrawal | null> {
  const { rows } = await sql<KeptWithdrawal>`SELECT request_id AS "requestId", person_id AS "personId",
      declared_at AS "declaredAt", name, email FROM contract_withdrawal WHERE request_id = ${requestId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function insertWithdrawal(
  transaction: Db,
  { requestId, personId, declaredAt, name, email }: KeptWithdrawal,
): Promise<void> {
  await sql`INSERT INTO contract_withdrawal (request_id, person_id, declared_at, name, email)
    VALUES (${requestId}, ${personId}, ${declaredAt}, ${name}, ${email})`.execute(transaction);
}
