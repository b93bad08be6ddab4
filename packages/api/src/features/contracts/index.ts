export { listContractsNotNamed } from "./contracts.absent.store.ts";
export { givenContractColumns } from "./contracts.columns.ts";
export {
  type AttachedDocument,
  attachDocuments,
  type ContractKind,
  importContracts,
  listContractOwners,
  type OwnedLine,
} from "./contracts.import.ts";
export { contractsRoutes } from "./contracts.routes.ts";
export { hasContracts } from "./contracts.store.ts";
