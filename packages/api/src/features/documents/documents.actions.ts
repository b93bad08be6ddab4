import type { Readable } from "node:stream";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Deps } from "../../deps.ts";
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
  const content = await fileStore.open(document.fileKey);
  await audit(db, by, { action: "documents.downloaded", personId: actor.personId, subject: id });
  return { document, content };
}
