import { once } from "node:events";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** Where the portal keeps files; keys are chosen by us, never by people. */
export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Gives the file's content as a stream; rejects when the store has no such file, or cannot read it. */
  open(key: string): Promise<Readable>;
  /** Gives how many bytes the file has; rejects when the store has no such file. */
  byteCount(key: string): Promise<number>;
  remove(key: string): Promise<void>;
}

/** Opens a local folder as the file store. */
export function openFileStore(folder: string): FileStore {
  const disk = new Disk(
    new FSDriver({ location: new URL(`${pathToFileURL(folder).href}/`), visibility: "private" }),
  );
  return {
    put: (key, content) => disk.put(key, content),
    async open(key) {
      const content = await disk.getStream(key);
      // The driver gives the stream before it has opened the file: an error that comes while nobody listens ends the process.
      await once(content, "readable");
      return content;
    },
    byteCount: async (key) => (await disk.getMetaData(key)).contentLength,
    remove: (key) => disk.delete(key),
  };
}
