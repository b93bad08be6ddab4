import { signatureActs, signatureImportActs } from "@ribambelle/domain/signatures/signature.acts";
import { signatureNotices } from "@ribambelle/domain/signatures/signature.notices";
import {
  agencySignaturesReference,
  signatureReference,
} from "@ribambelle/domain/signatures/signature.reference";
import type { Feature } from "../../feature.ts";
import { onContractMoved } from "./hooks.ts";
import { signaturesImporters } from "./import/signatures.importers.ts";
import { signaturesJoiners } from "./import/signatures.joiners.ts";
import { signatureLetters } from "./letters/signatures.letters.ts";
import { signatureFiles } from "./signatures.files.ts";
import { signaturesRoutines, signaturesTasks } from "./signatures.jobs.ts";
import { signaturesPersonal } from "./signatures.personal.ts";
import { signaturesConstraints } from "./signatures.refusals.ts";
import { agencySignaturesRoutes, signaturesRoutes } from "./signatures.routes.ts";
import { signaturesSettings } from "./signatures.settings.ts";
import { signaturesWaiting } from "./signatures.tiles.store.ts";
import { signaturesToSign } from "./signatures.toDos.store.ts";

export { cancel, remind } from "./agency/follow.actions.ts";
export { type FollowedRow, listFollowed } from "./agency/followed.store.ts";
export { open } from "./agency/open.actions.ts";
export { checkChains, type Misfit } from "./chain/checkChains.ts";
export { SealProblem } from "./seal/sealProblems.ts";
export type { BrokenReason } from "./seal/verifySealed.ts";
export { agencySeal } from "./sealing/agencySeal.ts";
export { proofOf } from "./sealing/proofOf.ts";
export { sealAtStart } from "./sealing/sealAtStart.ts";
export { verifySealed } from "./sealing/verify.ts";
export type { SigningDeps } from "./signatures.deps.ts";
export { listSigners, whoseTurn } from "./signatures.store.ts";

/** The signing room: who signs which document of which contract, and what proves it. */
export const signatures: Feature = {
  acts: [signatureActs, signatureImportActs],
  routes: (router, deps) => {
    signaturesRoutes(router, deps);
    agencySignaturesRoutes(router, deps);
  },
  reference: [signatureReference, agencySignaturesReference],
  notices: signatureNotices,
  letters: signatureLetters,
  jobs: { tasks: signaturesTasks, routines: signaturesRoutines },
  settings: signaturesSettings,
  toDos: [signaturesToSign],
  tiles: signaturesWaiting,
  ownFiles: signatureFiles,
  imports: signaturesImporters,
  joins: signaturesJoiners,
  contractMoved: onContractMoved,
  demonstration: async () =>
    (await import("./demonstration/signatures.demonstration.ts")).signaturesDemonstration,
  personal: signaturesPersonal,
  refusals: signaturesConstraints,
};
