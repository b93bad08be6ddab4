import { createHash, randomBytes } from "node:crypto";
import type { DocumentKind } from "@ribambelle/domain/documents/document";
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
