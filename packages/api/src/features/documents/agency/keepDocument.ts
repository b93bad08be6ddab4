import { createHash, randomBytes } from "node:crypto";
import type { Connection, Db } from "../../../db/connection/connect.ts";
import type { FileStore } from "../../../files/fileStore.ts";
import { keepFiles, letGoOfFiles, putLooseFile } from "../../../files/looseFiles.ts";
import { type DocumentOf, insertDocument } from "../documents.import.store.ts";
import { newDocumentKey } from "../documents.import.ts";
import {
  type DocumentOfContract,
  findDocumentOf,
  insertAdded,
  insertFormer,
  updateReplaced,
} from "./keepDocument.store.ts";

export { findDocumentOf } from "./keepDocument.store.ts";

/** A file that is in the store and that no row names yet. */
export interface LooseDocument {
  readonly fileKey: string;
  readonly sha256: Buffer;
  readonly byteCount: number;
}

interface Putting {
  readonly connection: Pick<Connection, "db">;
  readonly fileStore: FileStore;
}

/** Puts a document’s file into the store, outside any transaction; it goes within two hours unless `keepDocument` or `keepNewDocument` follows. */
export async function putDocument(
  { connection: { db }, fileStore }: Putting,
  content: Uint8Array,
): Promise<LooseDocument> {
  const fileKey = newDocumentKey();
  await putLooseFile(db, fileStore, fileKey, content);
  return { fileKey, sha256: createHash("sha256").update(content).digest(), byteCount: content.byteLength };
}

interface Keeping {
  readonly by: number | null;
  readonly now: Date;
  /** True after a signature: the former file stays, under an id of its own. */
  readonly keepsFormer: boolean;
}

const newId = () => randomBytes(16).toString("base64url");

/** Keeps a file of the store that no row names yet as a document of its own, in the transaction; gives its opaque id. */
export async function keepNewDocument(
  transaction: Db,
  document: DocumentOf,
  { fileKey, sha256, byteCount }: LooseDocument,
): Promise<string> {
  const id = newId();
  await keepFiles(transaction, [fileKey]);
  await insertDocument(transaction, { ...document, id, fileKey, sha256, byteCount });
  return id;
}

/** Keeps a file as the document of a contract, in the place of the former one and under its address (AGCON-21). */
export async function keepDocument(
  transaction: Db,
  of: DocumentOfContract,
  file: LooseDocument,
  { by, now, keepsFormer }: Keeping,
): Promise<{
  readonly id: string;
  readonly done: "added" | "replaced" | "unchanged";
  readonly formerId: string | null;
}> {
  const former = await findDocumentOf(transaction, of);
  // The same file again: the one that was put goes by itself.
  if (former?.sha256.equals(file.sha256)) return { id: former.id, done: "unchanged", formerId: null };
  await keepFiles(transaction, [file.fileKey]);
  if (!former) {
    const id = newId();
    await insertAdded(transaction, id, of, { ...file, by, now });
    return { id, done: "added", formerId: null };
  }
  const formerId = keepsFormer ? newId() : null;
  if (formerId) await insertFormer(transaction, formerId, former.id, now);
  else await letGoOfFiles(transaction, [former.fileKey]);
  await updateReplaced(transaction, former.id, { ...file, by, now });
  return { id: former.id, done: "replaced", formerId };
}
