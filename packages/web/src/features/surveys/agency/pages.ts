export { surveyRecordQuery } from "./agencySurveys.queries.ts";
export { PersonSurveys } from "./PersonSurveys.tsx";
export { SurveyRecordPage } from "./SurveyRecordPage.tsx";
