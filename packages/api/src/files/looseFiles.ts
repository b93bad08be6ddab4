import type { Db } from "../db/connection/connect.ts";
import type { FileStore, LocalFile } from "./fileStore.ts";
import { insertLooseFiles, lockLooseFiles, removeLooseFiles, type Which } from "./looseFiles.store.ts";
import { areRemovalsPaused } from "./removalPause.store.ts";

// No transaction covers a row and its file: docs/decisions/0016-loose-files-of-every-feature.md.

/**
 * Stores a file that no row names yet; `db` is outside any transaction. Unless `keepFiles` follows, the file
 * is removed within two hours.
 */
export async function putLooseFile(
  db: Db,
  store: FileStore,
  key: string,
  content: Uint8Array,
): Promise<void> {
  // The row is committed before the file is stored: a process killed in between leaves no file without a row.
  await insertLooseFiles(db, [key]);
  await store.put(key, content);
}

/** The same for a file of the disk, of any size. */
export async function putLooseLocalFile(
  db: Db,
  store: FileStore,
  key: string,
  file: LocalFile,
): Promise<void> {
  await insertLooseFiles(db, [key]);
  await store.putFile(key, file);
}

/** Marks files as named; call it in the transaction that writes the rows which name them. */
export async function keepFiles(transaction: Db, keys: readonly string[]): Promise<void> {
  const found = await removeLooseFiles(transaction, keys);
  if (found !== keys.length) throw new Error("a file was put too long ago to be kept");
}

/** Marks files as loose; call it in the transaction that removes the rows which named them. */
export async function letGoOfFiles(transaction: Db, keys: readonly string[]): Promise<void> {
  await insertLooseFiles(transaction, keys);
}

// Rows that stay locked while the store removes their files.
const batchSize = 50;
const paused = -1;

/**
 * Removes loose files from the store; false when some stay because removals are paused. Ask for others than old ones
 * only while nobody can be storing them.
 */
export async function sweepLooseFiles(db: Db, store: FileStore, which: Which): Promise<boolean> {
  let count = batchSize;
  while (count === batchSize) {
    count = await db.transaction().execute(async (transaction) => {
      const keys = await lockLooseFiles(transaction, which, batchSize);
      // Asked after the files were chosen: whose snapshot begins later sees that no row names them.
      if (keys.length > 0 && (await areRemovalsPaused(transaction))) return paused;
      for (const key of keys) await store.remove(key);
      await removeLooseFiles(transaction, keys);
      return keys.length;
    });
  }
  return count !== paused;
}
