import { listOf, text } from "@ribambelle/domain/kernel/lists/listOf";
import type { ComponentType } from "react";
import { currentLocale } from "../../client/locale.tsx";
import { page } from "../../routing/page.ts";
import { type SurveyPageProps, surveyTypeAt } from "./surveyTypes.ts";

// The step that is shown, counted from 1 (SURVEY-OP29).
const surveySteps = listOf({ etape: text(/^[1-9]\d?$/) });

/** The page of a survey for leads (SURVEY-03), once `loadTold` has said who asks. */
export const surveyOf = (loadTold: () => Promise<(Page: ComponentType<SurveyPageProps>) => ComponentType>) =>
  page("/client/questionnaire-client/$surveyType", {
    title: { fr: "Questionnaire", en: "Questionnaire" },
    // There are two surveys, and nothing at any other name (ROUTE-24 to -26).
    exists: ({ surveyType = "" }) => surveyTypeAt(surveyType) !== null,
    search: surveySteps.stateIn,
    load: async (queries, _, { surveyType = "" }) => {
      const type = surveyTypeAt(surveyType);
      const { surveyQuery } = await import("./surveys.queries.ts");
      if (type) void queries.prefetchQuery(surveyQuery(type, currentLocale()));
    },
    component: async () => {
      const [{ SurveyPage }, told] = await Promise.all([import("./SurveyPage.tsx"), loadTold()]);
      return told(SurveyPage);
    },
  });

/** Fetches the list of surveys that the agency reads. */
export const loadAgencySurveys = () => import("./agency/list.ts");

/** Fetches what the agency reads of one survey. */
export const loadSurveyRecords = () => import("./agency/pages.ts");

/** Fetches the surveys of one family, for their page. */
export const loadPersonSurveys = async () => (await import("./agency/PersonSurveys.tsx")).PersonSurveys;
