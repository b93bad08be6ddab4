export { AnswerPage } from "./AnswerPage.tsx";
export { PersonAnswer } from "./PersonAnswer.tsx";
export { answerQuery, yearAt } from "./season.queries.ts";
