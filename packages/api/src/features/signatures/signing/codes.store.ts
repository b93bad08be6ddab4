import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { KeptSigner } from "../signatures.store.ts";

/** A code as it is kept: what it was is known to nobody. */
export interface KeptCode {
  readonly id: number;
  readonly letterId: string;
  readonly hash: Buffer;
  readonly contextHash: Buffer;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly wrongAttempts: number;
  readonly usedAt: Date | null;
  readonly endedAt: Date | null;
  /** What became of its letter: `waiting`, `sent`, `given-up`, or nothing that the portal knows any more. */
  readonly letter: string | null;
}

type OfSigner = Pick<KeptSigner, "requestId" | "position">;

const columns = `c.id, c.letter_id AS "letterId", c.hash, c.context_hash AS "contextHash", c.sent_at AS "sentAt",
  c.expires_at AS "expiresAt", c.wrong_attempts AS "wrongAttempts", c.used_at AS "usedAt", c.ended_at AS "endedAt",
  l.state AS letter`;

/** Gives the last code of a signer, with the state of its letter; null before the first. */
export async function findLastCode(db: Db, { requestId, position }: OfSigner): Promise<KeptCode | null> {
  const { rows } = await sql<KeptCode>`SELECT ${sql.raw(columns)} FROM signature_code c
    LEFT JOIN letter l ON l.id = c.letter_id
    WHERE c.request_id = ${requestId} AND c.position = ${position} ORDER BY c.id DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Gives when the codes of a signer were sent since then. */
export async function listCodesSent(db: Db, { requestId, position }: OfSigner, since: Date): Promise<Date[]> {
  const { rows } = await sql<{ sentAt: Date }>`SELECT sent_at AS "sentAt" FROM signature_code
    WHERE request_id = ${requestId} AND position = ${position} AND sent_at > ${since}`.execute(db);
  return rows.map(({ sentAt }) => sentAt);
}

/** Ends the codes of a signer: a new one takes their place, or they signed (SIGN-16). */
export async function endCodes(transaction: Db, { requestId, position }: OfSigner, now: Date): Promise<void> {
  await sql`UPDATE signature_code SET ended_at = ${now}
    WHERE request_id = ${requestId} AND position = ${position} AND ended_at IS NULL`.execute(transaction);
}

export async function insertCode(
  transaction: Db,
  { requestId, position }: OfSigner,
  code: Pick<KeptCode, "letterId" | "hash" | "contextHash" | "sentAt" | "expiresAt">,
): Promise<void> {
  await sql`INSERT INTO signature_code (request_id, position, letter_id, hash, context_hash, sent_at, expires_at)
    VALUES (${requestId}, ${position}, ${code.letterId}, ${code.hash}, ${code.contextHash}, ${code.sentAt}, ${code.expiresAt})`.execute(
    transaction,
  );
}

export async function updateWrong(transaction: Db, id: number, attempts: number): Promise<void> {
  await sql`UPDATE signature_code SET wrong_attempts = ${attempts} WHERE id = ${id}`.execute(transaction);
}

export async function updateUsed(transaction: Db, id: number, now: Date): Promise<void> {
  await sql`UPDATE signature_code SET used_at = ${now}, ended_at = ${now} WHERE id = ${id}`.execute(
    transaction,
  );
}

/** Finds the code that a letter carries, with the signer whom it is for; null once it is of no use. */
export async function findCodeOfLetter(
  db: Db,
  letterId: string,
): Promise<(OfSigner & Pick<KeptCode, "hash" | "expiresAt">) | null> {
  const { rows } = await sql<OfSigner & Pick<KeptCode, "hash" | "expiresAt">>`
    SELECT request_id AS "requestId", position, hash, expires_at AS "expiresAt" FROM signature_code
    WHERE letter_id = ${letterId} AND ended_at IS NULL AND used_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** Forgets the codes that were sent so long ago that nothing counts them any more (Annex I: 24 hours after their end). */
export async function removeCodesBefore(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM signature_code WHERE sent_at < ${before}`.execute(db);
}

/** Forgets the codes of a person. */
export async function removeCodesOf(transaction: Db, personId: number): Promise<void> {
  await sql`DELETE FROM signature_code c USING signature_signer s
    WHERE s.request_id = c.request_id AND s.position = c.position AND s.person_id = ${personId}`.execute(
    transaction,
  );
}
