import {
  contractDocumentKinds,
  type DocumentKind,
  documentName,
} from "@ribambelle/domain/documents/document";
import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { inBoth } from "@ribambelle/domain/kernel/texts";
import type { OwnFiles } from "../../files/ownFile.ts";
import { listOwnDocuments } from "./documents.store.ts";

const taken = [...Object.keys(contractDocumentKinds), "tax-certificate"] as readonly DocumentKind[];

/** Gives the contracts and the certificates that a person may want to take along (SPACE-35). */
export const documentsToTake: NonNullable<OwnFiles["toTake"]> = async (db, personId) => {
  const documents = await listOwnDocuments(db, personId, taken);
  const placeOf = ({ kind }: (typeof documents)[number]) => taken.indexOf(kind);
  const inOrder = documents.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || one.subject.localeCompare(other.subject, "fr", { numeric: true }),
  );
  return inOrder.map(({ id, kind, subject }) => ({
    name: inBoth((locale) => documentName(kind, subject, locale)),
    path: downloadPath(id),
    ...(kind === "contract" && { contract: subject }),
  }));
};
