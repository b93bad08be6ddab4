import type { Bilingual } from "../../kernel/texts.ts";
import type { Question, Survey } from "../question.ts";

const written = ({ fr, en }: Bilingual): string | Bilingual => (fr === en ? fr : { fr, en });

const questionWritten = (question: Question<Bilingual>): object => ({
  ID: question.id,
  Text: written(question.text),
  Type: question.type,
  ...(question.items.length > 0 && {
    Items: question.items.map(({ key, value }) => ({ Key: key, Value: written(value) })),
  }),
  ...(question.subQuestions.length > 0 && { SubQuestions: question.subQuestions.map(questionWritten) }),
  ...(question.answerOrders.length > 0 && { AnswerOrders: question.answerOrders }),
});

/** Writes a configuration as the agency edits it; read again, it is the same. */
export function writeConfiguration(surveyType: number, survey: Survey<Bilingual>): string {
  const Categories = survey.categories.map(({ title, questions }) => ({
    Title: written(title),
    Questions: questions.map(questionWritten),
  }));
  return JSON.stringify({ SurveyType: surveyType, Categories }, null, 2);
}
