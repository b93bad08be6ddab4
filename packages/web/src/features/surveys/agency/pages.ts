export { surveyRecordQuery } from "./agencySurveys.queries.ts";
export { SurveyRecordPage } from "./SurveyRecordPage.tsx";
