import { type ContractDocumentKind, contractDocumentKinds } from "@ribambelle/domain/documents/document";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** A document of a contract, as it is found again by whose it is, of what and of which kind. */
export interface FoundDocument {
  readonly id: string;
  readonly fileKey: string;
  readonly sha256: Buffer;
}

export interface DocumentOfContract {
  readonly personId: number;
  readonly reference: string;
  readonly kind: ContractDocumentKind;
}

/** Gives the document of this kind of a person’s contract; null where there is none. */
export async function findDocumentOf(
  db: Db,
  { personId, reference, kind }: DocumentOfContract,
): Promise<FoundDocument | null> {
  const { rows } = await sql<FoundDocument>`SELECT id, file_key AS "fileKey", sha256 FROM document
    WHERE person_id = ${personId} AND subject_reference = ${reference} AND kind = ${kind}`.execute(db);
  return rows[0] ?? null;
}

interface NewFile {
  readonly fileKey: string;
  readonly sha256: Buffer;
  readonly byteCount: number;
  readonly by: number | null;
  readonly now: Date;
}

export async function insertAdded(
  transaction: Db,
  id: string,
  { personId, reference, kind }: DocumentOfContract,
  { fileKey, sha256, byteCount, by, now }: NewFile,
): Promise<void> {
  await sql`INSERT INTO document (id, person_id, kind, subject_reference, file_key, sha256, byte_count, added_by, created_at)
    VALUES (${id}, ${personId}, ${kind}, ${reference}, ${fileKey}, ${sha256}, ${byteCount}, ${by}, ${now})`.execute(
    transaction,
  );
}

export async function updateReplaced(
  transaction: Db,
  id: string,
  { fileKey, sha256, byteCount, by, now }: NewFile,
): Promise<void> {
  await sql`UPDATE document SET file_key = ${fileKey}, sha256 = ${sha256}, byte_count = ${byteCount}, added_by = ${by},
    replaced_at = ${now} WHERE id = ${id}`.execute(transaction);
}

/** Keeps the file of a document that another is about to replace, under an id of its own. */
export async function insertFormer(
  transaction: Db,
  formerId: string,
  documentId: string,
  now: Date,
): Promise<void> {
  await sql`INSERT INTO former_document (id, document_id, person_id, kind, subject_reference, file_key, sha256, byte_count, replaced_at)
    SELECT ${formerId}, id, person_id, kind, subject_reference, file_key, sha256, byte_count, ${now}
    FROM document WHERE id = ${documentId}`.execute(transaction);
}

const kindsOfContracts = Object.keys(contractDocumentKinds);

/** Gives the documents of a person’s contract another reference, but those of a kind that this reference has already. */
export async function renameDocuments(
  db: Db,
  { personId, reference }: Omit<DocumentOfContract, "kind">,
  other: string,
): Promise<void> {
  await sql`UPDATE document d SET subject_reference = ${other}
    WHERE d.person_id = ${personId} AND d.subject_reference = ${reference} AND d.kind = ANY (${kindsOfContracts})
      AND NOT EXISTS (SELECT FROM document o WHERE o.person_id = d.person_id AND o.kind = d.kind AND o.subject_reference = ${other})`.execute(
    db,
  );
}
