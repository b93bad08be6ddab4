export { surveysQueryAt } from "./agencySurveys.queries.ts";
export { SurveysPage } from "./SurveysPage.tsx";
