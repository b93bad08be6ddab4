import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** Where the portal keeps files; keys are chosen by us, never by people. */
export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Gives the file's content as a stream; rejects when the store has no such file. */
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}

/** Opens a local folder as the file store. */
export function openFileStore(folder: string): FileStore {
  const disk = new Disk(
    new FSDriver({ location: new URL(`${pathToFileURL(folder).href}/`), visibility: "private" }),
  );
  return {
    put: (key, content) => disk.put(key, content),
    open: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  };
}
