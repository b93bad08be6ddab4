import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../acting/refused.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { FileChanged } from "../../files/storeProblems.ts";
import type { PhotosDeps } from "./photos.actions.ts";
import type { PhotoFile } from "./photos.store.ts";
import { findLargestFile } from "./photos.waiting.store.ts";

/** Gives the whole file of a photo, a few dozen kilobytes; rejects with FileChanged when its SHA-256 is not the stored one. */
export async function openPhoto(fileStore: FileStore, { fileKey, sha256 }: PhotoFile): Promise<Buffer> {
  const content = await buffer(await fileStore.open(fileKey));
  if (createHash("sha256").update(content).digest().equals(sha256)) return content;
  throw new FileChanged(fileKey, "another SHA-256");
}

/** Gives the largest size of a photo, wherever it stands, for the agency to decide; throws not found. */
export async function openLargestPhoto(
  { connection: { db }, fileStore }: Omit<PhotosDeps, "now">,
  id: string,
): Promise<Buffer> {
  const file = await findLargestFile(db, id);
  if (!file) throw new Refused(commonRefusals.notFound);
  return openPhoto(fileStore, file);
}
