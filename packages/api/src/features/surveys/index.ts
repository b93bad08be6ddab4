import { surveyActs } from "@ribambelle/domain/surveys/survey.acts";
import { surveyReference } from "@ribambelle/domain/surveys/survey.reference";
import type { Feature } from "../../feature.ts";
import { surveyRoutines, surveyTasks } from "./surveys.jobs.ts";
import { surveyLetters } from "./surveys.letters.ts";
import { surveysPersonal } from "./surveys.personal.ts";
import { surveyRoutes } from "./surveys.routes.ts";
import { surveysSettings } from "./surveys.settings.ts";
import { surveysIdle } from "./surveys.tiles.store.ts";
import { surveysToFinish } from "./surveys.toDos.store.ts";

export {
  findRunningConfiguration,
  insertConfiguration,
  type KeptConfiguration,
} from "./configurations.store.ts";
export { saveSurvey } from "./surveys.actions.ts";

export const surveys: Feature = {
  acts: [surveyActs],
  settings: surveysSettings,
  routes: surveyRoutes,
  reference: surveyReference,
  jobs: { tasks: surveyTasks, routines: surveyRoutines },
  letters: surveyLetters,
  demonstration: async () => (await import("./demonstration/surveys.demonstration.ts")).surveysDemonstration,
  commands: { surveys: async () => (await import("./command/surveys.ts")).surveysCommand },
  exports: { surveys: async () => (await import("./command/surveys.export.ts")).surveysExport },
  personal: surveysPersonal,
  toDos: [surveysToFinish],
  tiles: [surveysIdle],
};
