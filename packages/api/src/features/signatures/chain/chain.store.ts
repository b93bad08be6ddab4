import type { EventKind, Fact } from "@ribambelle/domain/signatures/chain";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** An event of a request, as it is kept. */
export interface KeptChainEvent {
  readonly seq: number;
  readonly at: Date;
  readonly kind: EventKind;
  readonly position: number | null;
  readonly facts: Fact;
  readonly previous: string;
  readonly hash: string;
}

const columns = `seq, at, kind, position, facts, previous, hash`;

/** Gives the last event of a request; null before the first. */
export async function findLastLink(db: Db, requestId: string): Promise<KeptChainEvent | null> {
  const { rows } = await sql<KeptChainEvent>`SELECT ${sql.raw(columns)} FROM signature_event
    WHERE request_id = ${requestId} ORDER BY seq DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Gives all events of a request, in their order. */
export async function listChain(db: Db, requestId: string): Promise<KeptChainEvent[]> {
  const { rows } = await sql<KeptChainEvent>`SELECT ${sql.raw(columns)} FROM signature_event
    WHERE request_id = ${requestId} ORDER BY seq`.execute(db);
  return rows;
}

/** Gives the instants of the wrong codes of a signer since then, the newest first (SIGN-17). */
export async function listWrongCodes(
  db: Db,
  requestId: string,
  position: number,
  since: Date,
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`SELECT at FROM signature_event
    WHERE request_id = ${requestId} AND position = ${position} AND kind = 'code-wrong' AND at > ${since}
    ORDER BY seq DESC`.execute(db);
  return rows.map(({ at }) => at);
}

/** Counts the events of a kind of a signer since then. */
export async function countEvents(
  db: Db,
  { requestId, position, kind, since }: { requestId: string; position: number; kind: EventKind; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM signature_event
    WHERE request_id = ${requestId} AND position = ${position} AND kind = ${kind} AND at > ${since}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function insertLinks(
  transaction: Db,
  requestId: string,
  links: readonly (Omit<KeptChainEvent, "at"> & { readonly at: string })[],
): Promise<void> {
  await sql`INSERT INTO signature_event (request_id, seq, at, kind, position, facts, previous, hash)
    SELECT ${requestId}, l.seq, l.at, l.kind, l.position, l.facts, l.previous, l.hash
    FROM json_to_recordset(${JSON.stringify(links)}::json)
      AS l(seq integer, at timestamptz, kind text, position smallint, facts jsonb, previous text, hash text)`.execute(
    transaction,
  );
}

/** Gives the ids of all requests that have events, or are there, in pages. */
export async function listChained(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM (
      SELECT id FROM signature_request UNION SELECT request_id FROM signature_event) these
    WHERE id > ${after} ORDER BY id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives how many events there are, and the head of each chain in the order of its request. */
export async function readHeads(
  db: Db,
): Promise<{ readonly count: number; readonly heads: readonly string[] }> {
  const { rows } = await sql<{ requestId: string; seq: number; hash: string }>`
    SELECT DISTINCT ON (request_id) request_id AS "requestId", seq, hash FROM signature_event
    ORDER BY request_id, seq DESC`.execute(db);
  return {
    count: rows.reduce((sum, { seq }) => sum + seq, 0),
    heads: rows.map(({ hash }) => hash),
  };
}
