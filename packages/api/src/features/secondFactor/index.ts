import { secondFactorActs } from "@ribambelle/domain/secondFactor/secondFactor.acts";
import { secondFactorReference } from "@ribambelle/domain/secondFactor/secondFactor.reference";
import type { Feature } from "../../feature.ts";
import { factorLetters } from "./letters/factor.letters.ts";
import { secondFactorRoutines, secondFactorTasks } from "./secondFactor.jobs.ts";
import { secondFactorPersonal } from "./secondFactor.personal.ts";
import { secondFactorRoutes } from "./secondFactor.routes.ts";
import { secondFactorSettings } from "./secondFactor.settings.ts";
import { openSecondFactors } from "./secondFactors.ts";

export { factorSince, recoveryCodesLeft } from "./factorSince.store.ts";
export { resetSecondFactor } from "./resetSecondFactor.ts";
export { removeFactor as removeSecondFactor } from "./secondFactor.store.ts";

export const secondFactor: Feature = {
  acts: [secondFactorActs],
  routes: secondFactorRoutes,
  reference: secondFactorReference,
  jobs: { tasks: secondFactorTasks, routines: secondFactorRoutines },
  letters: factorLetters,
  secondFactors: openSecondFactors,
  demonstration: async () => (await import("./secondFactor.demonstration.ts")).secondFactorDemonstration,
  settings: secondFactorSettings,
  personal: secondFactorPersonal,
};
