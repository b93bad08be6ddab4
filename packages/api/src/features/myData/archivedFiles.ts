import type { FileStore } from "../../files/fileStore.ts";
import { NoSuchFile } from "../../files/storeProblems.ts";
import type { PersonPiece, PersonRow } from "../../personal/personRows.store.ts";

export interface ArchivedFile {
  readonly key: string;
  readonly path: string;
}

/** The files that the rows of an archive name. */
export interface ArchivedFiles {
  readonly files: readonly ArchivedFile[];
  /**
   * Gives each file of these rows a readable name of its own, and the rows with those names in place of keys; null where the
   * store has no such file. Rejects with FileStoreAway.
   */
  name(piece: Pick<PersonPiece, "declared" | "rows">): Promise<readonly PersonRow[]>;
}

/** Begins the files of an archive, which lie in that folder of it. */
export function archivedFiles(store: FileStore, folder: string): ArchivedFiles {
  const files: ArchivedFile[] = [];
  const freePath = freePaths();
  return {
    files,
    async name({ declared: { file, fileName }, rows }) {
      if (!file) return rows;
      const withNames: PersonRow[] = [];
      for (const row of rows) {
        const key = String(row[file]);
        const isThere = await has(store, key);
        const path = isThere
          ? freePath(`${folder}/${fileName?.(row) ?? key.slice(key.lastIndexOf("/") + 1)}`)
          : null;
        if (path !== null) files.push({ key, path });
        withNames.push({ ...row, [file]: path });
      }
      return withNames;
    },
  };
}

// Two photos, or two documents of one reference: "photo-512.webp", "photo-512 (2).webp".
function freePaths(): (wanted: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (wanted) => {
    const [, stem = wanted, end = ""] = /^(.*?)(\.\w+)?$/s.exec(wanted) ?? [];
    let path = wanted;
    for (let count = counts.get(wanted) ?? 2; taken.has(path); count += 1) {
      path = `${stem} (${count})${end}`;
      counts.set(wanted, count + 1);
    }
    taken.add(path);
    return path;
  };
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
