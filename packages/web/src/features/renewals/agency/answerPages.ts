export { AnswerPage } from "./AnswerPage.tsx";
export { answerQuery, yearAt } from "./season.queries.ts";
