import type { Question } from "./question.ts";
import type { Answers } from "./visible.ts";

/** How deep questions may stand under questions, the first ones counted. */
export const mostLevels = 5;

/** A question as it is told, with the answer that is kept of it (SURVEY-05, SURVEY-OP12). */
export interface ToldQuestion extends Question {
  readonly answer: string | null;
  readonly subQuestions: readonly ToldQuestion[];
}

/** A survey as a page gets it: one language, the answers kept so far, and the unfinished survey to go on with. */
export interface ToldSurvey {
  readonly categories: readonly { readonly title: string; readonly questions: readonly ToldQuestion[] }[];
  readonly subQuestionIds: readonly number[];
  /** Null until the first save (SURVEY-OP12). */
  readonly leadNeedSurveyId: number | null;
  /** The version of the configuration on which the survey was begun, or would be. */
  readonly version: number;
  /** True when this survey was finished: nothing more can be saved. */
  readonly isFinished: boolean;
}

/** Tells a question with the answer that is kept of it, and those under it. */
export const toldQuestion = (question: Question, answers: Answers): ToldQuestion => ({
  ...question,
  answer: answers[question.id] ?? null,
  subQuestions: question.subQuestions.map((under) => toldQuestion(under, answers)),
});

/** Gives the answers that were told with a survey's questions. */
export function toldAnswers(survey: Pick<ToldSurvey, "categories">): Answers {
  const of = (question: ToldQuestion): [number, string][] => [
    ...(question.answer === null ? [] : [[question.id, question.answer] as [number, string]]),
    ...question.subQuestions.flatMap(of),
  ];
  return Object.fromEntries(survey.categories.flatMap(({ questions }) => questions.flatMap(of)));
}

/** What the journal calls a survey that a family begins or finishes: its type and the version that it answers. */
export const surveySubject = (surveyType: number, version: number): string =>
  `${surveyType} (version ${version})`;
