import type { FileStore } from "../../files/fileStore.ts";
import type { FileChanges } from "../documents/index.ts";

/** How far the work on files had come at some point. */
interface Mark {
  readonly put: number;
  readonly unneeded: number;
}

/** What a transaction does to the file store, with marks as the transaction has savepoints. */
export interface FileWork extends FileChanges {
  mark(): Mark;
  /** Removes what was put since the mark, and forgets what was to be removed since. */
  undoTo(mark: Mark): Promise<void>;
  /** Removes the files that are no longer needed; for after the commit. */
  finish(): Promise<void>;
}

/** Begins to work on files; without a store (a dry run) nothing is put or removed. */
export function fileWork(store: FileStore | null): FileWork {
  const put: string[] = [];
  const unneeded: string[] = [];
  const removeAll = async (keys: readonly string[]) => {
    for (const key of keys) await store?.remove(key);
  };
  return {
    async put(key, content) {
      put.push(key);
      await store?.put(key, content);
    },
    remove: (key) => void unneeded.push(key),
    mark: () => ({ put: put.length, unneeded: unneeded.length }),
    async undoTo(mark) {
      unneeded.length = mark.unneeded;
      await removeAll(put.splice(mark.put));
    },
    finish: () => removeAll(unneeded.splice(0)),
  };
}
