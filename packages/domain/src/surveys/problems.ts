import { isOptional, kindsOf, readAnswer } from "./answer.ts";
import type { AnswerProblem } from "./kinds/kind.ts";
import type { KindName } from "./kinds.ts";
import { kindOf } from "./kinds.ts";
import type { Category, Question, Survey } from "./question.ts";
import { type Answers, childAnswers, childrenOf, questionsOfChild, visibleQuestions } from "./visible.ts";

/** Which child of which question something is about. */
export interface ChildPlace {
  readonly questionId: number;
  readonly index: number;
}

/** What is wrong with the answer to a question, and with which part of it. */
export interface QuestionProblem extends AnswerProblem {
  readonly questionId: number;
  /** The kind it concerns; null for the whole answer. */
  readonly kind: KindName | null;
  /** The child of whom it was asked, from the outermost; empty outside children. */
  readonly within: readonly ChildPlace[];
}

function ownProblems(
  question: Question,
  text: string | undefined,
  today: string,
): Omit<QuestionProblem, "within">[] {
  const whole = { questionId: question.id, kind: null, path: "" };
  if (text === undefined || text === "") {
    if (isOptional(question)) return [];
  }
  const parts = readAnswer(question, text ?? "");
  if (parts === null) return [{ ...whole, code: "invalid" }];
  return kindsOf(question).flatMap((name) =>
    kindOf(name)
      .problems(parts[name], question, today)
      .map((problem) => ({ ...problem, questionId: question.id, kind: name })),
  );
}

/** Gives what keeps these questions from being sent, in their order: only what is asked counts (SURVEY-OP5, SURVEY-OP6). */
export function questionProblems(
  questions: readonly Question[],
  answers: Answers,
  today: string,
  within: readonly ChildPlace[] = [],
): QuestionProblem[] {
  return visibleQuestions(questions, answers).flatMap((question) => [
    ...ownProblems(question, answers[question.id], today).map((problem) => ({ ...problem, within })),
    ...childrenOf(question, answers).flatMap((child, index) =>
      questionProblems(questionsOfChild(question, answers), childAnswers(child), today, [
        ...within,
        { questionId: question.id, index },
      ]),
    ),
  ]);
}

/** Gives what keeps a step from being left (SURVEY-09). */
export const stepProblems = (step: Category, answers: Answers, today: string): QuestionProblem[] =>
  questionProblems(step.questions, answers, today);

/** Gives what keeps a survey from being finished. */
export const surveyProblems = (survey: Survey, answers: Answers, today: string): QuestionProblem[] =>
  survey.categories.flatMap((step) => stepProblems(step, answers, today));

/** Gives the ids to mark in red: of a child's question, its own and that of the children (SURVEY-20, SURVEY-OP13). */
export const idsInError = (problems: readonly QuestionProblem[]): number[] => [
  ...new Set(
    problems.flatMap(({ questionId, within }) => [...within.map((place) => place.questionId), questionId]),
  ),
];
