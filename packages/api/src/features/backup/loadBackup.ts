import type pg from "pg";
import type { FileStore } from "../../files/fileStore.ts";
import { asProblem, BackupProblem } from "./backupProblem.ts";
import type { CheckedBackup } from "./checkBackup.ts";
import { copyIn, setSequence, withEmptyTables } from "./load.store.ts";
import { filesFolder, folderOf, manifestEntry, nameOf, summaryEntry, type Table } from "./manifest.ts";
import { type ArchiveEntry, readArchive } from "./readArchive.ts";

interface Load {
  readonly pool: pg.Pool;
  readonly backup: CheckedBackup;
  /** The tables to fill; the rows of others are skipped. */
  readonly tables: readonly Table[];
  readonly fileStore: FileStore;
}

/** Fills the tables, the file store and the sequences from a backup: all of it, or nothing when it throws. */
export async function loadBackup(load: Load): Promise<void> {
  const { backup } = load;
  const begun = { files: 0 };
  try {
    await withEmptyTables(load.pool, load.tables, async (client) => {
      const entries = await lookInto(backup);
      await loadEntries(client, entries, load, begun).finally(() => entries.close());
    });
  } catch (error) {
    await removeFiles(load.fileStore, backup, begun.files).catch(() => {
      throw asProblem(error, "files-left");
    });
    throw error;
  }
}

async function loadEntries(
  client: pg.ClientBase,
  entries: Entries,
  { backup, tables, fileStore }: Load,
  begun: { files: number },
): Promise<void> {
  const { manifest } = backup;
  await entries.take(manifestEntry);
  for (const table of manifest.tables) {
    if (tables.includes(table)) await fill(client, table, entries, backup);
    else while (entries.comes(folderOf(table))) await entries.take();
  }
  while (entries.comes(filesFolder)) {
    const { name, content } = await entries.take();
    begun.files += 1;
    await fileStore.put(name.slice(filesFolder.length), content);
  }
  // Reads to the very end: only the seal proves that the file is still the one that was checked.
  await entries.take(summaryEntry);
  if (entries.comes("")) throw new BackupProblem("damaged", summaryEntry);
  for (const sequence of manifest.sequences) await setSequence(client, sequence);
}

/** The entries of a backup, and a look at what comes next. */
interface Entries {
  /** True when there is a next entry and it lies in that folder. */
  comes(folder: string): boolean;
  take(name?: string): Promise<ArchiveEntry>;
  close(): Promise<void>;
}

async function lookInto({ file, identity }: CheckedBackup): Promise<Entries> {
  const entries = readArchive(file, identity);
  let next = await entries.next();
  return {
    comes: (folder) => !next.done && next.value.name.startsWith(folder),
    async take(name) {
      const entry: ArchiveEntry | undefined = next.value;
      if (!entry || (name && name !== entry.name)) throw new BackupProblem("damaged", entry?.name ?? name);
      next = await entries.next();
      return entry;
    },
    async close() {
      await entries.return(undefined);
    },
  };
}

async function fill(client: pg.ClientBase, table: Table, entries: Entries, { summary }: CheckedBackup) {
  const chunks = async function* () {
    while (entries.comes(folderOf(table))) yield (await entries.take()).content;
  };
  const count = await copyIn(client, table, chunks());
  if (count !== summary.rows[nameOf(table)]) throw new BackupProblem("damaged", nameOf(table));
}

// The names are read again from the file rather than held in memory: there may be millions.
async function removeFiles(
  fileStore: FileStore,
  { file, identity }: CheckedBackup,
  count: number,
): Promise<void> {
  let left = count;
  if (left === 0) return;
  for await (const { name } of readArchive(file, identity)) {
    if (!name.startsWith(filesFolder)) continue;
    await fileStore.remove(name.slice(filesFolder.length));
    left -= 1;
    if (left === 0) return;
  }
}
