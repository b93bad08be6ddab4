import type { Db } from "../db/connection/connect.ts";
import type { FileStore } from "./fileStore.ts";
import { insertLooseFiles, lockLooseFiles, removeLooseFiles, type Which } from "./looseFiles.store.ts";

// No transaction covers a row and its file: docs/decisions/0016-loose-files-of-every-feature.md.

/** Stores a file that no row names yet; `db` is outside any transaction. Unless `keepFiles` follows, it goes within two hours. */
export async function putLooseFile(
  db: Db,
  store: FileStore,
  key: string,
  content: Uint8Array,
): Promise<void> {
  // Committed before the file is there: even a process that is killed now leaves no file that nobody knows.
  await insertLooseFiles(db, [key]);
  await store.put(key, content);
}

/** Files are named from now on; called in the transaction that writes the rows which name them. */
export async function keepFiles(transaction: Db, keys: readonly string[]): Promise<void> {
  const found = await removeLooseFiles(transaction, keys);
  if (found !== keys.length) throw new Error("a file was put too long ago to be kept");
}

/** Files are named by no row any more; called in the transaction that takes their names away. */
export async function letGoOfFiles(transaction: Db, keys: readonly string[]): Promise<void> {
  await insertLooseFiles(transaction, keys);
}

// Held in a transaction while the store removes them.
const batchSize = 50;

/** Removes loose files from the store. Only who puts none of them meanwhile may ask for others than old ones. */
export async function sweepLooseFiles(db: Db, store: FileStore, which: Which): Promise<void> {
  let count = batchSize;
  while (count === batchSize) {
    count = await db.transaction().execute(async (transaction) => {
      const keys = await lockLooseFiles(transaction, which, batchSize);
      for (const key of keys) await store.remove(key);
      await removeLooseFiles(transaction, keys);
      return keys.length;
    });
  }
}
