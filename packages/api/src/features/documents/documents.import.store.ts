import {
  type ContractDocumentKind,
  contractDocumentKinds,
  type DocumentKind,
} from "@ribambelle/domain/documents/document";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { DocumentsTables } from "./documents.store.ts";

const tables = (db: Db) => db.withTables<DocumentsTables>();

/** The key of a document: at most one of each kind for a person's contract, invoice, month or year. */
export interface DocumentOf {
  readonly personId: number;
  readonly subjectReference: string;
  readonly kind: DocumentKind;
}

export interface KeptDocument extends DocumentOf {
  readonly id: string;
  readonly fileKey: string;
  readonly sha256: Buffer;
}

/** Gives the documents of these people and subjects that are stored already. */
export async function listDocumentsOf(
  db: Db,
  personIds: readonly number[],
  subjectReferences: readonly string[],
): Promise<KeptDocument[]> {
  return tables(db)
    .selectFrom("document")
    .select([
      "id",
      "person_id as personId",
      "subject_reference as subjectReference",
      "kind",
      "file_key as fileKey",
      "sha256",
    ])
    .where("person_id", "=", sql<number>`ANY(${personIds})`)
    .where("subject_reference", "=", sql<string>`ANY(${subjectReferences})`)
    .execute();
}

export async function insertDocument(
  db: Db,
  { byteCount, ...document }: KeptDocument & { byteCount: number },
) {
  await tables(db)
    .insertInto("document")
    .values({
      id: document.id,
      person_id: document.personId,
      subject_reference: document.subjectReference,
      kind: document.kind,
      file_key: document.fileKey,
      sha256: document.sha256,
      byte_count: byteCount,
    })
    .execute();
}

export async function updateDocumentFile(
  db: Db,
  id: string,
  file: { fileKey: string; sha256: Buffer; byteCount: number },
): Promise<void> {
  await tables(db)
    .updateTable("document")
    .set({ file_key: file.fileKey, sha256: file.sha256, byte_count: file.byteCount })
    .where("id", "=", id)
    .execute();
}

/** Removes a person's documents of a contract that is no longer theirs; gives the keys of their files. */
export async function removeDocumentsOf(
  db: Db,
  personId: number,
  contractReference: string,
): Promise<string[]> {
  const removed = await tables(db)
    .deleteFrom("document")
    .where("person_id", "=", personId)
    .where("subject_reference", "=", contractReference)
    .where("kind", "in", Object.keys(contractDocumentKinds) as ContractDocumentKind[])
    .returning("file_key as fileKey")
    .execute();
  return removed.map(({ fileKey }) => fileKey);
}

/** Removes a document that nothing names; gives the keys of its files. */
export async function removeDocumentOf(db: Db, id: string): Promise<string[]> {
  const removed = await tables(db)
    .deleteFrom("document")
    .where("id", "=", id)
    .returning("file_key as fileKey")
    .execute();
  return removed.map(({ fileKey }) => fileKey);
}
