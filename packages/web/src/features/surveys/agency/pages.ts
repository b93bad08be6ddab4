export { surveyRecordQuery, surveysQueryAt } from "./agencySurveys.queries.ts";
export { PersonSurveys } from "./PersonSurveys.tsx";
export { SurveyRecordPage } from "./SurveyRecordPage.tsx";
export { SurveysPage } from "./SurveysPage.tsx";
