import type { Readable } from "node:stream";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Deps } from "../../deps.ts";
import type { FileStore } from "../../files/fileStore.ts";
import type { Actor, By } from "../../http/by.ts";
import { Refused } from "../../http/refuse.ts";
import { audit } from "../audit/index.ts";
import { findOwnDocument, type OwnDocument } from "./documents.store.ts";

/** Opens one of the person's own documents and notes that it was handed out; any other id is not found. */
export async function openOwnDocument(
  { connection: { db }, fileStore }: Deps,
  by: By,
  actor: Actor,
  id: string,
): Promise<{ document: OwnDocument; content: Readable }> {
  const document = await findOwnDocument(db, actor.personId, id);
  if (!document) throw new Refused(commonRefusals.notFound);
  const content = await openWhole(fileStore, document);
  try {
    await audit(db, by, { action: "documents.downloaded", personId: actor.personId, subject: id });
  } catch (error) {
    content.destroy();
    throw error;
  }
  return { document, content };
}

// The length that is announced must be the length that is sent: a client would wait for the missing bytes of a cut file.
async function openWhole(fileStore: FileStore, { id, fileKey, byteCount }: OwnDocument): Promise<Readable> {
  const found = await fileStore.byteCount(fileKey);
  if (found !== byteCount) throw new Error(`document ${id}: ${found} bytes in the store, not ${byteCount}`);
  return fileStore.open(fileKey);
}
