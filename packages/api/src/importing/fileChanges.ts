import { buffer } from "node:stream/consumers";
import type { Db } from "../db/connection/connect.ts";
import type { FileStore } from "../files/fileStore.ts";
import { keepFiles, letGoOfFiles, putLooseFile, sweepLooseFiles } from "../files/looseFiles.ts";

/** Imports put the files of documents under this folder, and nobody else puts any there. */
export const documentsFolder = "documents/";

/** Files that are put and removed together with a transaction, whatever becomes of it. */
export interface FileChanges {
  /** Puts a file; it stays when the transaction is committed. */
  put(transaction: Db, key: string, content: Uint8Array): Promise<void>;
  /** Gives the content of a file of the store; null in a dry run, which touches none. */
  read(key: string): Promise<Uint8Array | null>;
  /** Removes files once the transaction is committed. */
  remove(transaction: Db, keys: readonly string[]): Promise<void>;
  /** Removes from the store what transactions that have ended left there, those of killed imports included. */
  settle(): Promise<void>;
}

/**
 * Opens the file changes of one import, which holds the import lock; `db` is outside its transactions.
 * Without a store (a dry run) no file is touched.
 */
export function fileChanges(db: Db, store: FileStore | null): FileChanges {
  let changed = true;
  // What others may be putting files beside: of these folders only what this import knows is removed.
  const elsewhere = new Set<string>();
  const note = (key: string) => {
    changed = true;
    if (!key.startsWith(documentsFolder)) elsewhere.add(key);
  };
  return {
    async put(transaction, key, content) {
      if (!store) return;
      note(key);
      await putLooseFile(db, store, key, content);
      await keepFiles(transaction, [key]);
    },
    read: async (key) => (store ? buffer(await store.open(key)) : null),
    async remove(transaction, keys) {
      keys.forEach(note);
      await letGoOfFiles(transaction, keys);
    },
    async settle() {
      // The rows are committed: when the store is away now, or a backup runs, the hourly sweep removes the files
      // within two hours.
      if (changed && store) {
        await sweepLooseFiles(db, store, { under: documentsFolder }).catch(() => {});
        await sweepLooseFiles(db, store, { keys: [...elsewhere] }).catch(() => {});
      }
      changed = false;
      elsewhere.clear();
    },
  };
}
