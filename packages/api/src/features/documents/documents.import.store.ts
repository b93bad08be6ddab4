import type { DocumentKind } from "@ribambelle/domain/documents/document";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { DocumentsTables } from "./documents.store.ts";

const tables = (db: Db) => db.withTables<DocumentsTables>();

/** The key of a document: at most one of each kind for a person's contract. */
export interface DocumentOf {
  readonly personId: number;
  readonly contractReference: string;
  readonly kind: DocumentKind;
}

export interface KeptDocument extends DocumentOf {
  readonly id: string;
  readonly fileKey: string;
  readonly sha256: Buffer;
}

/** Gives the documents of these people's contracts that are stored already. */
export async function listDocumentsOf(
  db: Db,
  personIds: readonly number[],
  contractReferences: readonly string[],
): Promise<KeptDocument[]> {
  return tables(db)
    .selectFrom("document")
    .select([
      "id",
      "person_id as personId",
      "contract_reference as contractReference",
      "kind",
      "file_key as fileKey",
      "sha256",
    ])
    .where("person_id", "=", sql<number>`ANY(${personIds})`)
    .where("contract_reference", "=", sql<string>`ANY(${contractReferences})`)
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
      contract_reference: document.contractReference,
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
    .where("contract_reference", "=", contractReference)
    .returning("file_key as fileKey")
    .execute();
  return removed.map(({ fileKey }) => fileKey);
}
