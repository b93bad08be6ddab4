import { createHash, randomBytes } from "node:crypto";
import type { DocumentKind } from "@ribambelle/domain/documents/document";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { DocumentsTables } from "../../features/documents/documents.store.ts";
import type { FileStore } from "../../files/fileStore.ts";

export interface GivenDocument {
  readonly kind?: DocumentKind;
  readonly reference?: string;
  readonly content?: Uint8Array;
  /** The length that the row announces, that of the content unless told. */
  readonly byteCount?: number;
  readonly fileKey?: string;
}

export interface TestDocument {
  readonly id: string;
  readonly fileKey: string;
}

/** Keeps a document for a person, its row and its file, and gives its id. */
export async function insertDocument(
  { db, fileStore }: { db: Db; fileStore: FileStore },
  personId: number,
  { kind = "contract", reference, content = Buffer.from("%PDF-1.7 test"), ...given }: GivenDocument = {},
): Promise<TestDocument> {
  const id = randomBytes(16).toString("base64url");
  const { byteCount, fileKey = `documents/${id}.pdf` } = given;
  await fileStore.put(fileKey, content);
  const row = {
    id,
    person_id: personId,
    kind,
    subject_reference: reference ?? id,
    file_key: fileKey,
    byte_count: byteCount ?? content.length,
    sha256: createHash("sha256").update(content).digest(),
  };
  await db.withTables<DocumentsTables>().insertInto("document").values(row).execute();
  return { id, fileKey };
}

/** Keeps a document that another has replaced after the signature, its row and its file. */
export async function insertFormerDocument(
  { db, fileStore }: { db: Db; fileStore: FileStore },
  personId: number,
  documentId: string,
): Promise<void> {
  const content = Buffer.from("%PDF-1.7 formerly");
  const fileKey = `documents/${documentId}-formerly.pdf`;
  await fileStore.put(fileKey, content);
  const sha256 = createHash("sha256").update(content).digest();
  await sql`INSERT INTO former_document (id, document_id, person_id, kind, subject_reference, file_key, sha256, byte_count, replaced_at)
    VALUES (${randomBytes(16).toString("base64url")}, ${documentId}, ${personId}, 'contract', 'GE-1', ${fileKey}, ${sha256},
      ${content.length}, '2026-11-06T10:00:00Z')`.execute(db);
}
