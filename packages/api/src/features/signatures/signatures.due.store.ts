import { requestStates } from "@ribambelle/domain/signatures/signature";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

const open = sql.lit(requestStates.numbers.Open);

/** Gives the open requests whose last day is over, by the index `signature_request_by_end`. */
export async function listDueRequests(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM signature_request
    WHERE state = ${open} AND expires_at <= ${now} ORDER BY expires_at LIMIT 500`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives the open requests in pages. */
export async function listOpenRequests(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM signature_request
    WHERE state = ${open} AND id > ${after} ORDER BY id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
