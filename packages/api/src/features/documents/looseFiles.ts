import type { Db } from "../../db/connect.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { insertLooseFiles, listLooseFiles, removeLooseFiles } from "./looseFiles.store.ts";

/** Files that are put and removed together with a transaction, whatever becomes of it. */
export interface FileChanges {
  /** Puts a file; it stays when the transaction is committed. */
  put(transaction: Db, key: string, content: Uint8Array): Promise<void>;
  /** Gives up files; they go when the transaction is committed. */
  remove(transaction: Db, keys: readonly string[]): Promise<void>;
  /** Removes from the store what transactions that have ended left there, those of killed processes included. */
  settle(): Promise<void>;
}

/** Begins to work on files, `db` being outside the transactions; without a store (a dry run) none is touched. */
export function fileChanges(db: Db, store: FileStore | null): FileChanges {
  let changed = true;
  return {
    async put(transaction, key, content) {
      if (!store) return;
      changed = true;
      // Committed before the file is there: even a process that is killed now leaves no file that nobody knows.
      await insertLooseFiles(db, [key]);
      await store.put(key, content);
      await removeLooseFiles(transaction, [key]);
    },
    async remove(transaction, keys) {
      changed ||= keys.length > 0;
      await insertLooseFiles(transaction, keys);
    },
    async settle() {
      // What is kept is kept: a store that is away just now is swept within the hour.
      if (changed && store) await sweepLooseFiles(db, store).catch(() => {});
      changed = false;
    },
  };
}

const batchSize = 500;

/** Removes every file that no document names. Never while somebody puts files: imports do, so it belongs to their turn. */
export async function sweepLooseFiles(db: Db, store: FileStore): Promise<void> {
  for (;;) {
    const loose = await listLooseFiles(db, batchSize);
    for (const { fileKey, isNamed } of loose) if (!isNamed) await store.remove(fileKey);
    const keys = loose.map(({ fileKey }) => fileKey);
    await removeLooseFiles(db, keys);
    if (loose.length < batchSize) return;
  }
}
