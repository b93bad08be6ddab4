import { documentActs, documentImportActs } from "@ribambelle/domain/documents/document.acts";
import { documentNotices } from "@ribambelle/domain/documents/document.notices";
import { documentsReference } from "@ribambelle/domain/documents/document.reference";
import type { Feature } from "../../feature.ts";
import { documentsPersonal } from "./documents.personal.ts";
import { documentsRoutes } from "./documents.routes.ts";
import { documentsToTake } from "./documentsToTake.ts";

export { renameDocuments } from "./agency/keepDocument.store.ts";
export {
  findDocumentOf,
  keepDocument,
  keepNewDocument,
  type LooseDocument,
  putDocument,
} from "./agency/keepDocument.ts";
export { removeDocumentsOf } from "./documents.import.store.ts";
export {
  importDocument,
  type KeptDocument,
  listDocumentsOf,
  newDocumentKey,
  newImportedKey,
  removeDocument,
  withdrawDocuments,
} from "./documents.import.ts";
export { findOwnDocument } from "./documents.store.ts";
export { verifiedContent } from "./verifiedContent.ts";

export const documents: Feature = {
  acts: [documentActs, documentImportActs],
  routes: documentsRoutes,
  reference: documentsReference,
  notices: documentNotices,
  ownFiles: { toTake: documentsToTake },
  personal: documentsPersonal,
};
