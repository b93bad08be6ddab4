import type { Readable } from "node:stream";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Actor, By } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { Deps } from "../../deps.ts";
import { FileChanged } from "../../files/storeProblems.ts";
import { audit } from "../audit/index.ts";
import { findOwnDocument, type OwnDocument } from "./documents.store.ts";
import { verifiedContent } from "./verifiedContent.ts";

/** Opens one of the person's own documents and notes that it was handed out; any other id is not found. */
export async function openOwnDocument(
  deps: Deps,
  by: By,
  actor: Actor,
  id: string,
): Promise<{ document: OwnDocument; content: Readable }> {
  const document = await findWholeDocument(deps, actor, id);
  const content = verifiedContent(await deps.fileStore.open(document.fileKey), document);
  try {
    await audit(deps.connection.db, by, {
      action: "documents.downloaded",
      personId: actor.personId,
      subject: id,
    });
  } catch (error) {
    content.destroy();
    throw error;
  }
  return { document, content };
}

/** Gives one of the person's own documents without its file, when the file is there; any other id is not found. */
export async function findWholeDocument(
  { connection: { db }, fileStore }: Deps,
  actor: Actor,
  id: string,
): Promise<OwnDocument> {
  const document = await findOwnDocument(db, actor.personId, id);
  if (!document) throw new Refused(commonRefusals.notFound);
  // With a wrong content-length, a client would wait for the missing bytes of a truncated file.
  const found = await fileStore.byteCount(document.fileKey);
  if (found !== document.byteCount)
    throw new FileChanged(document.fileKey, `${found} bytes, not ${document.byteCount}`);
  return document;
}
