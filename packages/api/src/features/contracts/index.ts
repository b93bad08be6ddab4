import { agencyContractsReference } from "@ribambelle/domain/contracts/agency/agencyContracts.reference";
import { contractActs, contractImportActs } from "@ribambelle/domain/contracts/contract.acts";
import { contractNotices } from "@ribambelle/domain/contracts/contract.notices";
import { contractsReference } from "@ribambelle/domain/contracts/contract.reference";
import type { Feature } from "../../feature.ts";
import { agencyContractsRoutes } from "./agency/agencyContracts.routes.ts";
import { contractRoutines, contractTasks } from "./agency/contracts.jobs.ts";
import { contractsSettings } from "./agency/contracts.settings.ts";
import { contractsWaiting } from "./agency/contracts.tiles.store.ts";
import { contractLetters } from "./agency/letters/contracts.letters.ts";
import { contractsImporters } from "./contracts.importers.ts";
import { contractsPersonal } from "./contracts.personal.ts";
import { contractsConstraints } from "./contracts.refusals.ts";
import { contractsRoutes } from "./contracts.routes.ts";
import { contractsToSign } from "./contracts.toDos.store.ts";

export type { KeptContract } from "./agency/agencyContract.store.ts";
export { givenContractColumns } from "./contracts.columns.ts";
export { listContractOwners, type OwnedContract } from "./contracts.import.ts";
export { hasContracts } from "./contracts.store.ts";
export {
  canMoveBySigning,
  holdSigned,
  lockSigned,
  moveBySigning,
  noteSignature,
  type OfSigned,
  openBySigning,
  type ShownOfSigning,
  showSigning,
  startSigned,
  takeBackFromSigning,
  waitBySigning,
} from "./signing/signing.actions.ts";
export { findContractNamed } from "./signing/signing.store.ts";

export const contracts: Feature = {
  acts: [contractActs, contractImportActs],
  routes: (router, deps) => {
    contractsRoutes(router, deps);
    agencyContractsRoutes(router, deps);
  },
  reference: [contractsReference, agencyContractsReference],
  notices: contractNotices,
  letters: contractLetters,
  jobs: { tasks: contractTasks, routines: contractRoutines },
  settings: contractsSettings,
  toDos: [contractsToSign],
  tiles: contractsWaiting,
  imports: contractsImporters,
  demonstration: async () =>
    (await import("./demonstration/contracts.demonstration.ts")).contractsDemonstration,
  personal: contractsPersonal,
  refusals: contractsConstraints,
};
