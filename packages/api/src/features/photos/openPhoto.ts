import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { FileStore } from "../../files/fileStore.ts";
import type { PhotoFile } from "./photos.store.ts";

/** Gives the whole file of a photo, a few dozen kilobytes; rejects when it is not what was kept. */
export async function openPhoto(
  fileStore: FileStore,
  { fileKey, sha256 }: Omit<PhotoFile, "size">,
): Promise<Buffer> {
  const content = await buffer(await fileStore.open(fileKey));
  if (createHash("sha256").update(content).digest().equals(sha256)) return content;
  throw new Error(`photo ${fileKey}: the file in the store is not the one that was kept`);
}
