import { Readable } from "node:stream";
import { documentActs } from "@ribambelle/domain/documents/document.acts";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import type { MakingDeps, Opening, OwnFile } from "../../files/ownFile.ts";
import { FileChanged } from "../../files/storeProblems.ts";
import { auditCounted } from "../audit/index.ts";
import { findOwnDocument } from "./documents.store.ts";
import { verifiedContent } from "./verifiedContent.ts";

/** What opening a file takes: the deps, and every feature that has files. */
export type FilesDeps = Pick<FeatureDeps, "fileStore" | "ownFiles"> & MakingDeps;

/** A file that is whole: it was found in the store, or just made. */
export interface WholeFile {
  readonly fileName: string;
  readonly byteCount: number;
  /** Opens its content; called once at most. */
  readonly open: () => Promise<Readable>;
}

/** Opens one of the person's own files and notes that it was handed out; any other id is not found. */
export async function openOwnFile(
  deps: FilesDeps,
  opening: Opening,
): Promise<{ file: WholeFile; content: Readable }> {
  const { id, personId, by } = opening;
  const file = await findWholeFile(deps, personId, id);
  const content = await file.open();
  const { db } = deps.connection;
  try {
    await auditCounted(db, by, documentActs.downloaded({ personId, subject: id }));
    for (const { onOpened } of deps.ownFiles) await onOpened?.(db, opening);
  } catch (error) {
    content.destroy();
    throw error;
  }
  return { file, content };
}

/** Gives one of the person's own files, when it is in the store or can be made; any other id is not found. */
export async function findWholeFile(deps: FilesDeps, personId: number, id: string): Promise<WholeFile> {
  const kept = await findOwnFile(deps, personId, id);
  if (kept) return inStore(deps, kept);
  for (const { make } of deps.ownFiles) {
    const made = await make?.(deps, personId, id);
    if (!made) continue;
    const { fileName, content } = made;
    return { fileName, byteCount: content.byteLength, open: async () => Readable.from([content]) };
  }
  throw new Refused(commonRefusals.notFound);
}

async function inStore({ fileStore }: FilesDeps, file: OwnFile): Promise<WholeFile> {
  // With a wrong content-length, a client would wait for the missing bytes of a truncated file.
  const found = await fileStore.byteCount(file.fileKey);
  if (found !== file.byteCount) throw new FileChanged(file.fileKey, `${found} bytes, not ${file.byteCount}`);
  return { ...file, open: async () => verifiedContent(await fileStore.open(file.fileKey), file) };
}

async function findOwnFile({ connection: { db }, ownFiles, now }: FilesDeps, personId: number, id: string) {
  const document = await findOwnDocument(db, personId, id);
  if (document) return document;
  for (const { find } of ownFiles) {
    const file = await find?.(db, personId, id, now());
    if (file) return file;
  }
  return null;
}
