import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../../db/connection/connect.ts";
import { documentsFolder, type FileChanges } from "../../importing/fileChanges.ts";
import {
  type DocumentOf,
  insertDocument,
  type KeptDocument,
  removeDocumentOf,
  removeDocumentsOf,
  updateDocumentFile,
} from "./documents.import.store.ts";

export { type DocumentOf, type KeptDocument, listDocumentsOf } from "./documents.import.store.ts";

/**
 * Stores one document: a new one gets an opaque id, another file replaces the former, the same file changes
 * nothing. The former file goes, unless `keepsFormer`: then the caller keeps its key.
 */
export async function importDocument(
  db: Db,
  files: FileChanges,
  given: DocumentOf & { readonly content: Uint8Array; readonly keepsFormer?: true },
  kept: KeptDocument | undefined,
): Promise<{ id: string; done: "created" | "updated" | "unchanged" }> {
  const { content, keepsFormer, ...document } = given;
  const sha256 = createHash("sha256").update(content).digest();
  if (kept?.sha256.equals(sha256)) return { id: kept.id, done: "unchanged" };
  const file = { fileKey: newImportedKey(), sha256, byteCount: content.byteLength };
  await files.put(db, file.fileKey, content);
  if (kept) {
    await updateDocumentFile(db, kept.id, file);
    if (!keepsFormer) await files.remove(db, [kept.fileKey]);
    return { id: kept.id, done: "updated" };
  }
  const id = randomBytes(16).toString("base64url");
  await insertDocument(db, { ...document, id, ...file });
  return { id, done: "created" };
}

/** Removes one document; nothing may name it any more when the transaction ends. */
export async function removeDocument(db: Db, files: FileChanges, id: string): Promise<void> {
  await files.remove(db, await removeDocumentOf(db, id));
}

/** Removes the documents of contracts that are no longer the person's. */
export async function withdrawDocuments(
  db: Db,
  files: FileChanges,
  contracts: readonly { readonly personId: number; readonly reference: string }[],
): Promise<void> {
  for (const { personId, reference } of contracts) {
    await files.remove(db, await removeDocumentsOf(db, personId, reference));
  }
}

const newKeyIn = (folder: string) => {
  const name = randomBytes(16).toString("hex");
  // Spread over folders, so that none holds too many.
  return `${folder}${name.slice(0, 2)}/${name}.pdf`;
};

/** Makes the key of a file that an import puts. */
export const newImportedKey = (): string => newKeyIn(documentsFolder);

/** Makes the key of a file that is put at any moment: an import that is going on leaves it alone. */
export const newDocumentKey = (): string => newKeyIn("papers/");
