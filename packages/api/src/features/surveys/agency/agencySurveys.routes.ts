import * as api from "@ribambelle/domain/agencySurveys/surveys.agency.api";
import { surveyActs } from "@ribambelle/domain/surveys/survey.acts";
import type { FeatureDeps } from "../../../feature.ts";
import { type Router, serve } from "../../../http/serve.ts";
import { auditCounted } from "../../audit/index.ts";
import { followSurvey } from "./agencySurveys.actions.ts";
import { readSensitive, readSurvey, readSurveys } from "./agencySurveys.views.ts";

export function agencySurveysRoutes(router: Router, deps: FeatureDeps): void {
  const { db } = deps.connection;
  serve(router, api.getSurveys, ({ params }) => readSurveys(deps, params));
  serve(router, api.getSurvey, async ({ actor, by, params, locale, tellVersion }) => {
    const found = await readSurvey(deps, actor.functions, Number(params.id), locale);
    // What cannot be noted is not shown (AUDITS-05).
    await auditCounted(db, by, surveyActs.opened({ personId: found.personId, subject: params.id }));
    tellVersion(found.version);
    return found.survey;
  });
  serve(router, api.getSensitive, async ({ by, params, locale }) => {
    const { answers, personId } = await readSensitive(deps, Number(params.id), locale);
    await auditCounted(db, by, surveyActs.sensitiveShown({ personId, subject: params.id }));
    return { answers };
  });
  serve(router, api.followSurvey, async ({ by, body, versionCheck, tellVersion }) => {
    tellVersion(await followSurvey(db, body, { by, versionCheck }));
    return {};
  });
}
