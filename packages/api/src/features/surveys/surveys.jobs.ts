import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { forgetOldSurveys } from "./surveys.actions.ts";

const forgetTask = "surveys.forget";

/** Once a night, surveys of which nothing was heard for SURVEY_KEPT_MONTHS are forgotten. */
export const surveyRoutines: readonly Routine[] = [{ task: forgetTask, pattern: "41 2 * * *" }];

export function surveyTasks({ connection, config, now }: Deps): Tasks {
  return { [forgetTask]: async () => forgetOldSurveys(connection.db, config.surveys.keptMonths, now()) };
}
