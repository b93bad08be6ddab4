import { agencySurveysReference } from "@ribambelle/domain/agencySurveys/surveys.reference";
import { surveyActs } from "@ribambelle/domain/surveys/survey.acts";
import { surveyReference } from "@ribambelle/domain/surveys/survey.reference";
import type { Feature } from "../../feature.ts";
import { agencySurveysRoutes } from "./agency/agencySurveys.routes.ts";
import { surveyRoutines, surveyTasks } from "./surveys.jobs.ts";
import { surveyLetters } from "./surveys.letters.ts";
import { surveysPersonal } from "./surveys.personal.ts";
import { surveyRoutes } from "./surveys.routes.ts";
import { surveysSettings } from "./surveys.settings.ts";
import { surveysWaiting } from "./surveys.tiles.store.ts";
import { surveysToFinish } from "./surveys.toDos.store.ts";

export { handOverSurveys } from "./agency/surveyFollowUps.store.ts";
export {
  findRunningConfiguration,
  insertConfiguration,
  type KeptConfiguration,
} from "./configurations.store.ts";
export { saveSurvey } from "./surveys.actions.ts";

export const surveys: Feature = {
  acts: [surveyActs],
  settings: surveysSettings,
  routes: (router, deps) => {
    surveyRoutes(router, deps);
    agencySurveysRoutes(router, deps);
  },
  reference: [surveyReference, agencySurveysReference],
  jobs: { tasks: surveyTasks, routines: surveyRoutines },
  letters: surveyLetters,
  demonstration: async () => (await import("./demonstration/surveys.demonstration.ts")).surveysDemonstration,
  commands: { surveys: async () => (await import("./command/surveys.ts")).surveysCommand },
  exports: { surveys: async () => (await import("./command/surveys.export.ts")).surveysExport },
  personal: surveysPersonal,
  toDos: [surveysToFinish],
  tiles: surveysWaiting,
};
