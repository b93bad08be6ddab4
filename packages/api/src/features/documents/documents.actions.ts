import type { Readable } from "node:stream";
import { documentActs } from "@ribambelle/domain/documents/document.acts";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { FeatureDeps } from "../../feature.ts";
import type { Opening, OwnFile, OwnFiles } from "../../files/ownFile.ts";
import { FileChanged } from "../../files/storeProblems.ts";
import { auditCounted } from "../audit/index.ts";
import { findOwnDocument } from "./documents.store.ts";
import { verifiedContent } from "./verifiedContent.ts";

/** What opening a file takes: the deps, and every feature that has files. */
export type FilesDeps = Pick<FeatureDeps, "connection" | "fileStore" | "ownFiles" | "now">;

/** Opens one of the person's own files and notes that it was handed out; any other id is not found. */
export async function openOwnFile(
  deps: FilesDeps,
  opening: Opening,
): Promise<{ file: OwnFile; content: Readable }> {
  const { id, personId, by } = opening;
  const file = await findWholeFile(deps, personId, id);
  const content = verifiedContent(await deps.fileStore.open(file.fileKey), file);
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

/** Gives one of the person's own files without its content, when it is in the store; any other id is not found. */
export async function findWholeFile(
  { connection: { db }, fileStore, ownFiles, now }: FilesDeps,
  personId: number,
  id: string,
): Promise<OwnFile> {
  const file = await findOwnFile(db, ownFiles, { personId, id, at: now() });
  if (!file) throw new Refused(commonRefusals.notFound);
  // With a wrong content-length, a client would wait for the missing bytes of a truncated file.
  const found = await fileStore.byteCount(file.fileKey);
  if (found !== file.byteCount) throw new FileChanged(file.fileKey, `${found} bytes, not ${file.byteCount}`);
  return file;
}

async function findOwnFile(
  db: Db,
  ownFiles: readonly OwnFiles[],
  { personId, id, at }: { personId: number; id: string; at: Date },
) {
  const document = await findOwnDocument(db, personId, id);
  if (document) return document;
  for (const { find } of ownFiles) {
    const file = await find?.(db, personId, id, at);
    if (file) return file;
  }
  return null;
}
