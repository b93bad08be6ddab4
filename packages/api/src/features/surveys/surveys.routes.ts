import * as api from "@ribambelle/domain/surveys/survey.api";
import type { Deps } from "../../deps.ts";
import { type Router, serve } from "../../http/serve.ts";
import type { SurveyType } from "./configurations.store.ts";
import { saveSurvey, tellSurvey } from "./surveys.actions.ts";

export function surveyRoutes(router: Router, deps: Deps): void {
  serve(router, api.getSurveyConfiguration, ({ actor, params, locale }) =>
    tellSurvey(deps, actor, Number(params.id) as SurveyType, locale),
  );

  serve(router, api.createSurvey, async ({ actor, by, body, locale }) => {
    const save = { ...body, leadNeedSurveyId: null };
    return { leadNeedSurveyId: await saveSurvey(deps, by, actor, save, locale) };
  });

  serve(router, api.updateSurvey, async ({ actor, by, body, params, locale }) => {
    const save = { ...body, leadNeedSurveyId: Number(params.leadNeedSurveyId) };
    return { leadNeedSurveyId: await saveSurvey(deps, by, actor, save, locale) };
  });
}
