export {
  type FileChanges,
  importDocument,
  type KeptDocument,
  listDocumentsOf,
  withdrawDocuments,
} from "./documents.import.ts";
export { documentsRoutes } from "./documents.routes.ts";
