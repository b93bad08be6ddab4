import type { Bilingual } from "../kernel/texts.ts";

/** What somebody may choose, or a reserved key that says more of its question (SURVEY-05, SURVEY-OP7). */
export interface Item<Text = string> {
  readonly key: string;
  readonly value: Text;
}

/** One question; `type` is the sum of the flags of its kinds (SURVEY-05, SURVEY-40). Its text is in one language, or in both. */
export interface Question<Text = string> {
  readonly id: number;
  readonly text: Text;
  readonly type: number;
  readonly items: readonly Item<Text>[];
  readonly subQuestions: readonly Question<Text>[];
  /** Flags in the order in which combined kinds are shown; empty is by flag (SURVEY-OP4). */
  readonly answerOrders: readonly number[];
}

/** One step of a survey (SURVEY-06). */
export interface Category<Text = string> {
  readonly title: Text;
  readonly questions: readonly Question<Text>[];
}

/** What a survey asks (SURVEY-04). */
export interface Survey<Text = string> {
  readonly categories: readonly Category<Text>[];
}

/** Gives a question of both languages in one. */
const questionIn =
  (locale: keyof Bilingual) =>
  (question: Question<Bilingual>): Question => ({
    ...question,
    text: question.text[locale],
    items: question.items.map(({ key, value }) => ({ key, value: value[locale] })),
    subQuestions: question.subQuestions.map(questionIn(locale)),
  });

/** Gives a survey of both languages in one. */
export function surveyIn(survey: Survey<Bilingual>, locale: keyof Bilingual): Survey {
  return {
    categories: survey.categories.map(({ title, questions }) => ({
      title: title[locale],
      questions: questions.map(questionIn(locale)),
    })),
  };
}

/** Gives questions and all their sub-questions, each after its parent. */
export function allQuestions<Text>(questions: readonly Question<Text>[]): Question<Text>[] {
  return questions.flatMap((question) => [question, ...allQuestions(question.subQuestions)]);
}
