import { idPattern } from "@ribambelle/domain/kernel/ids/id";
import { loadAgencySurveys, loadSurveyRecords } from "../../../../features/surveys/index.ts";
import { page } from "../../../../routing/page.ts";

/** What families answered to the surveys of their needs (AGSUR-01). */
export const agencySurveysPage = page("/agence/questionnaires", {
  title: { fr: "Questionnaires", en: "Surveys" },
  inAgencyMenu: true,
  needs: "surveys.read",
  loadsFor: (address) => address,
  load: async (queries, address) => {
    const { surveysQueryAt } = await loadAgencySurveys();
    void queries.prefetchQuery(surveysQueryAt(address));
  },
  component: async () => (await loadAgencySurveys()).SurveysPage,
});

/** One of them, to read (AGSUR-03). */
export const agencySurveyPage = page("/agence/questionnaires/$id", {
  title: { fr: "Questionnaire", en: "Survey" },
  needs: "surveys.read",
  isNoted: true,
  exists: ({ id = "" }) => idPattern.test(id),
  load: async (queries, _, { id = "" }) => {
    const { surveyRecordQuery } = await loadSurveyRecords();
    void queries.prefetchQuery(surveyRecordQuery(id));
  },
  component: async () => {
    const [{ surveyRecordPageOf }, pages] = await Promise.all([
      import("../../../pages/agency/SurveyRecordPages.tsx"),
      loadSurveyRecords(),
    ]);
    return surveyRecordPageOf(pages);
  },
});
