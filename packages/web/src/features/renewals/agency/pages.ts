export { AnswerPage } from "./AnswerPage.tsx";
export { SeasonPage } from "./SeasonPage.tsx";
export { answerQuery, seasonQueryAt, summaryQuery, yearAt } from "./season.queries.ts";
