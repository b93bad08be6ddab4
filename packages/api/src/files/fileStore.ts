import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { constants, createReadStream } from "node:fs";
import { access, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { flushFolder, makeFolder, removeAbandoned, writeToDisk } from "./durableWrites.ts";
import { checkedKey, isFileKey } from "./fileKeys.ts";
import { FileStoreAway, NoSuchFile } from "./storeProblems.ts";

/**
 * Where the portal keeps files; keys are chosen by us, never by people. Every call rejects with FileStoreAway when the
 * store cannot be used just now.
 */
export interface FileStore {
  /** Makes the store ready to be used. */
  prepare(): Promise<void>;
  /** Stores a file under its key, replacing the former one: a reader sees one of the two, whole. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The same for a file of the disk, of any size, which stays where it is. */
  putFile(key: string, file: LocalFile): Promise<void>;
  /** Gives the file's content as a stream; rejects with NoSuchFile, or when it cannot be read. */
  open(key: string): Promise<Readable>;
  /** Gives how many bytes the file has; rejects with NoSuchFile. */
  byteCount(key: string): Promise<number>;
  /** Removes a file; one that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** Removes unfinished files: those of a process that was killed in a `put` an hour ago or longer. */
  removeAbandoned(): Promise<void>;
  /** Gives the key of every file, in no order, without holding them all. */
  keys(): AsyncIterable<string>;
}

/** A file of the disk, with what is known of it. */
export interface LocalFile {
  readonly path: string;
  readonly byteCount: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

// Files arrive here under a name of their own, and are renamed once they are whole and on the disk.
const incomingName = ".incoming";

/** Opens a local folder as the file store; what it makes can be read by its own user alone. */
export function openFileStore(folder: string): FileStore {
  const incoming = join(folder, incomingName);
  const away = (error: unknown): never => {
    throw isOfTheStore(error) ? new FileStoreAway(folder, error) : error;
  };
  const found = (key: string) => async (error: unknown) => {
    if (!hasCode(error, "ENOENT", "ENOTDIR")) throw error;
    // Without its folder the whole store is away, as when a disk is not mounted.
    throw (await isFolder(folder)) ? new NoSuchFile(key) : new FileStoreAway(folder, error);
  };
  const put = async (key: string, write: (arriving: string) => Promise<void>) => {
    const place = join(folder, checkedKey(key));
    const arriving = join(incoming, randomUUID());
    await makeFolder(incoming);
    try {
      await write(arriving);
      await makeFolder(dirname(place));
      await rename(arriving, place);
      await flushFolder(dirname(place));
    } catch (error) {
      await rm(arriving, { force: true });
      throw error;
    }
  };
  const openFile = async (key: string) => {
    const content = createReadStream(join(folder, checkedKey(key)));
    // Waits until the file is open: an `error` emitted before the caller listens would end the process.
    await once(content, "readable").catch(found(key));
    return content;
  };
  const byteCount = async (key: string) => {
    const file = await stat(join(folder, checkedKey(key))).catch(found(key));
    if (!file.isFile()) throw new NoSuchFile(key);
    return file.size;
  };
  const prepare = async () => {
    await makeFolder(incoming);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await removeAbandoned(incoming);
  };
  return {
    prepare: () => prepare().catch(away),
    put: (key, content) => put(key, (arriving) => writeToDisk(arriving, content)).catch(away),
    putFile: (key, file) =>
      put(key, (arriving) => writeToDisk(arriving, createReadStream(file.path))).catch(away),
    open: (key) => openFile(key).catch(away),
    byteCount: (key) => byteCount(key).catch(away),
    removeAbandoned: async () => {
      if (await isFolder(incoming)) await removeAbandoned(incoming).catch(away);
    },
    remove: async (key) => rm(join(folder, checkedKey(key)), { force: true }).catch(away),
    keys: () => keysUnder(folder, ""),
  };
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (place) => place.isDirectory(),
    () => false,
  );
}

async function* keysUnder(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await opendir(join(folder, prefix)).catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return [];
    throw isOfTheStore(error) ? new FileStoreAway(folder, error) : error;
  });
  for await (const entry of entries) {
    const key = prefix + entry.name;
    if (!isFileKey(key)) continue;
    if (entry.isDirectory()) yield* keysUnder(folder, `${key}/`);
    else if (entry.isFile()) yield key;
  }
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes((error as { code?: string }).code ?? "");
}

// The disk is full, read-only, broken or away, or no file handle is left; any other error is a bug of ours.
function isOfTheStore(error: unknown): boolean {
  return hasCode(
    error,
    ...["ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EIO", "ESTALE", "ENXIO", "ENODEV", "ETIMEDOUT", "EHOSTDOWN"],
    ...["EMFILE", "ENFILE", "ENOMEM", "EACCES", "EPERM", "ENOTDIR"],
  );
}
