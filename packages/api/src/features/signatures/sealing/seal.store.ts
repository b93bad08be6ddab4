import { requestStates } from "@ribambelle/domain/signatures/signature";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** The sealed file of a request. */
export interface KeptSeal {
  readonly requestId: string;
  readonly fileKey: string;
  readonly sha256: Buffer;
  readonly byteCount: number;
  readonly sealedAt: Date;
  readonly isTimeStamped: boolean;
  readonly certificate: string;
}

export async function insertSeal(transaction: Db, seal: KeptSeal): Promise<void> {
  await sql`INSERT INTO signature_seal (request_id, file_key, sha256, byte_count, sealed_at, is_time_stamped, certificate)
    VALUES (${seal.requestId}, ${seal.fileKey}, ${seal.sha256}, ${seal.byteCount}, ${seal.sealedAt}, ${seal.isTimeStamped},
      ${seal.certificate})`.execute(transaction);
}

/** Gives the sealed file of a request; null before it is made. */
export async function findSeal(db: Db, requestId: string): Promise<KeptSeal | null> {
  const { rows } = await sql<KeptSeal>`SELECT request_id AS "requestId", file_key AS "fileKey", sha256,
      byte_count AS "byteCount", sealed_at AS "sealedAt", is_time_stamped AS "isTimeStamped", certificate
    FROM signature_seal WHERE request_id = ${requestId}`.execute(db);
  return rows[0] ?? null;
}

/** The sealed file as one of its signers has it. */
export interface SealedCopy extends Pick<KeptSeal, "requestId" | "fileKey" | "sha256" | "byteCount"> {
  readonly reference: string;
}

/** Gives a signer’s own copy by its id; null where it is not theirs (SIGN-47). */
export async function findSealedCopy(
  db: Db,
  personId: number,
  documentId: string,
): Promise<SealedCopy | null> {
  const { rows } = await sql<SealedCopy>`
    SELECT f.request_id AS "requestId", f.file_key AS "fileKey", f.sha256, f.byte_count AS "byteCount", r.contract_reference AS reference
    FROM signature_signer s JOIN signature_seal f ON f.request_id = s.request_id
    JOIN signature_request r ON r.id = s.request_id
    WHERE s.sealed_document_id = ${documentId} AND s.person_id = ${personId}`.execute(db);
  return rows[0] ?? null;
}

/** Gives the sealed copies of a person: the id of each, and the contract that it is of. */
export async function listSealedCopies(
  db: Db,
  personId: number,
): Promise<{ readonly id: string; readonly reference: string }[]> {
  const { rows } = await sql<{ id: string; reference: string }>`
    SELECT s.sealed_document_id AS id, r.contract_reference AS reference
    FROM signature_signer s JOIN signature_seal f ON f.request_id = s.request_id
    JOIN signature_request r ON r.id = s.request_id
    WHERE s.person_id = ${personId} AND s.sealed_document_id IS NOT NULL ORDER BY f.sealed_at, r.contract_reference, r.id`.execute(
    db,
  );
  return rows;
}

/** Gives the requests whose seal is due and has no job: theirs was lost (SIGN-46). */
export async function listToSeal(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM signature_request r
    WHERE state = ${sql.lit(requestStates.numbers.Sealing)} AND seal_after <= ${now} AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs j WHERE j.key = 'signature-seal:' || r.id
        AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL))
    ORDER BY seal_after LIMIT 100`.execute(db);
  return rows.map(({ id }) => id);
}
