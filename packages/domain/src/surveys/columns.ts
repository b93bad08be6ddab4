import type { Locale } from "../kernel/locale.ts";
import { hasKind, readAnswer } from "./answer.ts";
import { allQuestions, type Question, type Survey } from "./question.ts";
import { type Answers, asksOfEachChild, childAnswers, childrenOf, questionsSent } from "./visible.ts";
import { answerInWords } from "./words.ts";

/** Part of the answers of one survey, as a table shows it. */
export interface SurveyColumn {
  /** The question, and of choices whether it holds their keys. */
  readonly id: string;
  readonly header: string;
  readonly cell: (answers: Answers, locale: Locale) => string;
}

const between = " | ";
const choices = ["uniqueDropdown", "radioButtons", "multipleDropdown"] as const;

/** Gives the keys that were chosen, which stay the same when labels are reworded. */
function keysOf(question: Question, text: string | undefined): string {
  const parts = readAnswer(question, text ?? "");
  return choices
    .flatMap((name) => parts?.[name] ?? [])
    .filter((key) => key !== "")
    .join(between);
}

const columnsOf = (question: Question, key: string): SurveyColumn[] => {
  const header = `${question.id} ${question.text}`;
  const words: SurveyColumn = {
    id: String(question.id),
    header,
    cell: (answers, locale) =>
      // What is asked of each child has columns of its own.
      answerInWords({ ...question, subQuestions: [] }, answers, locale),
  };
  const hasKeys = choices.some((name) => hasKind(question, name));
  if (!hasKeys) return [words];
  const keys = { id: `${question.id}:keys`, header: `${question.id} ${key}` };
  return [words, { ...keys, cell: (answers) => keysOf(question, answers[question.id]) }];
};

/** Gives the columns of what is asked of each child: the children one after the other. */
const childColumns = (parent: Question, key: string): SurveyColumn[] =>
  allQuestions(parent.subQuestions)
    .flatMap((question) => columnsOf(question, key))
    .map((column) => ({
      ...column,
      cell: (answers, locale) =>
        childrenOf(parent, answers)
          .map((child) => column.cell(childAnswers(child), locale))
          .join(between),
    }));

/** Gives the columns of a survey: one for each question, a second one for the keys of choices, in the order of the survey. */
export function surveyColumns(survey: Survey, locale: Locale): SurveyColumn[] {
  const key = locale === "fr" ? "clé" : "key";
  return survey.categories
    .flatMap(({ questions }) => questionsSent(questions))
    .flatMap((question) => [
      ...columnsOf(question, key),
      ...(asksOfEachChild(question) ? childColumns(question, key) : []),
    ]);
}
