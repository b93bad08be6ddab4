import { surveyToDos } from "@ribambelle/domain/surveys/survey.toDos";
import type { ToDoSource } from "../../feature.ts";

/** The surveys that a family has begun and not ended (TODO-10). */
export const surveysToFinish: ToDoSource = {
  kind: surveyToDos.finish,
  query: `SELECT begun.id::text AS key, NULL::date AS deadline, begun.started_at AS since,
      json_build_object('surveyType', begun.survey_type, 'savedOn', (begun.saved_at AT TIME ZONE 'Europe/Paris')::date) AS facts
    FROM survey begun WHERE begun.person_id = $1::integer AND begun.finished_at IS NULL`,
};
