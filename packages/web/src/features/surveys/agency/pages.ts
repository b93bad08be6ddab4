export { surveyRecordQuery, surveysQueryAt } from "./agencySurveys.queries.ts";
export { SurveyRecordPage } from "./SurveyRecordPage.tsx";
export { SurveysPage } from "./SurveysPage.tsx";
