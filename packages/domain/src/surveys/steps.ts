import {
  emptyAnswer,
  hasKind,
  isOptional,
  isUnanswered,
  kindsOf,
  readAnswer,
  tidyAnswer,
  writeAnswer,
} from "./answer.ts";
import { kindOf } from "./kinds.ts";
import { stepProblems } from "./problems.ts";
import { allQuestions, type Category, type Question, type Survey } from "./question.ts";
import {
  type Answers,
  childAnswers,
  questionsOfChild,
  questionsSent,
  visibleQuestions,
  withChildAnswers,
} from "./visible.ts";

/** One answer as it is sent (SURVEY-12); the category is its title (SURVEY-OP9). */
export interface SentAnswer {
  readonly questionId: number;
  readonly answer: string;
  readonly category: string;
}

/** Gives the answers from which a page starts, of a list of questions: the slider at 1, switches off (SURVEY-OP14). */
export const startsOf = (questions: readonly Question[]): Answers =>
  Object.fromEntries(
    questionsSent(questions)
      .filter((question) => hasKind(question, "guardHourlyRates") || hasKind(question, "toggle"))
      .map((question) => [question.id, emptyAnswer(question)]),
  );

/** Gives the answers with those from which a page starts where a question has none (SURVEY-OP14). */
export const withStarts = (survey: Survey, answers: Answers): Answers => ({
  ...startsOf(survey.categories.flatMap(({ questions }) => questions)),
  ...answers,
});

function sentOf(category: Category, answers: Answers): SentAnswer[] {
  return visibleQuestions(category.questions, answers).flatMap((question) => {
    const given = answers[question.id];
    if (given === undefined || (isOptional(question) && isUnanswered(question, given) && !isSwitch(question)))
      return [];
    const answer = tidyAnswer(question, withoutUnasked(question, answers)) ?? given;
    return [{ questionId: question.id, answer, category: category.title }];
  });
}

// Of each child, only what is asked of it, in one spelling.
function withoutUnasked(question: Question, answers: Answers): string {
  const given = answers[question.id] ?? "";
  const parts = readAnswer(question, given);
  if (!parts?.childNumbers) return given;
  const asked = questionsOfChild(question, answers);
  const childNumbers = parts.childNumbers.map((child) => {
    const own = childAnswers(child);
    const kept = sentOf({ title: "", questions: asked }, own);
    return withChildAnswers(child, Object.fromEntries(kept.map((one) => [one.questionId, one.answer])));
  });
  return writeAnswer(question, { ...parts, childNumbers });
}

// A switch that is off is an answer.
const isSwitch = (question: Question) => hasKind(question, "toggle");

/** Gives what a save sends: all answers of the steps up to this one, of what is asked only (SURVEY-OP10). */
export const answersToSend = (survey: Survey, answers: Answers, lastStep: number): SentAnswer[] =>
  survey.categories.slice(0, lastStep + 1).flatMap((category) => sentOf(category, answers));

/** Gives the answers that are left when somebody goes back from a step: those of this step go (SURVEY-18, SURVEY-OP11). */
export function afterPrevious(survey: Survey, answers: Answers, step: number): Answers {
  const left = { ...answers };
  for (const { id } of allQuestions(survey.categories[step]?.questions ?? [])) delete left[id];
  return left;
}

/** Gives the last step of which something was answered; -1 when nothing was. */
export function lastAnsweredStep(survey: Survey, answers: Answers): number {
  return survey.categories.findLastIndex(({ questions }) =>
    questionsSent(questions).some(({ id }) => answers[id] !== undefined),
  );
}

/** Gives the step from which somebody goes on: the first that cannot be left yet, or the one after those answered (SURVEY-OP12). */
export function firstUnfinishedStep(survey: Survey, answers: Answers, today: string): number {
  const unfinished = survey.categories.findIndex((step) => stepProblems(step, answers, today).length > 0);
  const next = lastAnsweredStep(survey, answers) + 1;
  const last = Math.max(0, survey.categories.length - 1);
  return Math.min(unfinished === -1 ? last : unfinished, next, last);
}

/** Gives how much of a survey is behind when a step is shown, from 0 to 1. */
export const progressAt = (survey: Survey, step: number): number =>
  survey.categories.length === 0 ? 1 : step / survey.categories.length;

const secondsOf = (question: Question<unknown>): number =>
  kindsOf(question).reduce((sum, name) => sum + kindOf(name).seconds, 3);

/** Gives about how many minutes a survey takes whose sub-questions are half of them asked; one at least. */
export function minutesNeeded(survey: Survey): number {
  const seconds = survey.categories.flatMap(({ questions }) => {
    const top = new Set(questions);
    return allQuestions(questions).map((question) => secondsOf(question) / (top.has(question) ? 1 : 2));
  });
  return Math.max(1, Math.ceil(seconds.reduce((sum, more) => sum + more, 0) / 60));
}
