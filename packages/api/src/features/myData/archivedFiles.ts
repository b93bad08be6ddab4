import type { FileStore } from "../../files/fileStore.ts";
import { NoSuchFile } from "../../files/storeProblems.ts";
import type { PersonRow, PersonTable } from "../../personal/personRows.store.ts";

/** A table whose rows name their files by their places in the archive. */
export interface ArchivedTable extends PersonTable {
  readonly rows: readonly PersonRow[];
}

/** A file of the archive. */
export interface ArchivedFile {
  readonly key: string;
  readonly path: string;
}

/**
 * Gives each file a readable name of its own, and the tables with those names in place of keys; null where the store has no such
 * file. Rejects with FileStoreAway.
 */
export async function nameFiles(
  store: FileStore,
  folder: string,
  tables: readonly PersonTable[],
): Promise<{ tables: ArchivedTable[]; files: ArchivedFile[] }> {
  const files: ArchivedFile[] = [];
  const named: ArchivedTable[] = [];
  for (const { declared, rows } of tables) {
    const { file, fileName } = declared;
    if (!file) {
      named.push({ declared, rows });
      continue;
    }
    const withNames: PersonRow[] = [];
    for (const row of rows) {
      const key = String(row[file]);
      const name = fileName?.(row) ?? key.slice(key.lastIndexOf("/") + 1);
      const path = freePath(`${folder}/${name}`, files);
      const isThere = await has(store, key);
      if (isThere) files.push({ key, path });
      withNames.push({ ...row, [file]: isThere ? path : null });
    }
    named.push({ declared, rows: withNames });
  }
  return { tables: named, files };
}

// Two photos, or two documents of one reference: "photo-512.webp", "photo-512 (2).webp".
function freePath(wanted: string, taken: readonly ArchivedFile[]): string {
  const [, stem = wanted, end = ""] = /^(.*?)(\.\w+)?$/s.exec(wanted) ?? [];
  const isTaken = (path: string) => taken.some((file) => file.path === path);
  let path = wanted;
  for (let count = 2; isTaken(path); count += 1) path = `${stem} (${count})${end}`;
  return path;
}

async function has(store: FileStore, key: string): Promise<boolean> {
  try {
    await store.byteCount(key);
    return true;
  } catch (error) {
    if (error instanceof NoSuchFile) return false;
    throw error;
  }
}
