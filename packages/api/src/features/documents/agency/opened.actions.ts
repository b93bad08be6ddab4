import type { Readable } from "node:stream";
import { documentFileName } from "@ribambelle/domain/documents/document";
import { documentActs } from "@ribambelle/domain/documents/document.acts";
import { documentOpeners } from "@ribambelle/domain/documents/openedBy";
import { isPermitted, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../../acting/refused.ts";
import type { FeatureDeps } from "../../../feature.ts";
import type { OwnFile } from "../../../files/ownFile.ts";
import { FileChanged } from "../../../files/storeProblems.ts";
import { auditCounted, type By } from "../../audit/index.ts";
import { verifiedContent } from "../verifiedContent.ts";
import { findDocument, type OpenedDocument } from "./opened.store.ts";

type Deps = Pick<FeatureDeps, "connection" | "fileStore">;

function mayOpen(functions: readonly StaffFunction[], { kind, role, isFormer }: OpenedDocument): boolean {
  const permission = documentOpeners[kind][role];
  if (permission === null || !isPermitted(functions, permission)) return false;
  return !isFormer || isPermitted(functions, "contracts.correct");
}

/** Gives a document that these functions open, when its file is in the store; any other is not there (AGCON-23, AGFILES-01). */
export async function findForAgency(
  { connection: { db }, fileStore }: Deps,
  functions: readonly StaffFunction[],
  id: string,
): Promise<OwnFile & Pick<OpenedDocument, "personId">> {
  const found = await findDocument(db, id);
  if (!found || !mayOpen(functions, found)) throw new Refused(commonRefusals.notFound);
  const { kind, subjectReference, fileKey, byteCount } = found;
  const there = await fileStore.byteCount(fileKey);
  if (there !== byteCount) throw new FileChanged(fileKey, `${there} bytes, not ${byteCount}`);
  return { ...found, fileName: documentFileName(kind, subjectReference) };
}

/** Opens it, and notes who did: what cannot be noted is not shown. It is no mark of the person’s own reading. */
export async function openForAgency(
  deps: Deps,
  functions: readonly StaffFunction[],
  id: string,
  by: By,
): Promise<{ file: OwnFile; content: Readable }> {
  const file = await findForAgency(deps, functions, id);
  await auditCounted(deps.connection.db, by, documentActs.opened({ personId: file.personId, subject: id }));
  return { file, content: verifiedContent(await deps.fileStore.open(file.fileKey), file) };
}
