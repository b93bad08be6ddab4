export {
  importDocument,
  type KeptDocument,
  listDocumentsOf,
  withdrawDocuments,
} from "./documents.import.ts";
export { documentsRoutes } from "./documents.routes.ts";
export { type FileChanges, fileChanges } from "./fileChanges.ts";
