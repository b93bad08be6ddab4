import { hasKind, readAnswer } from "./answer.ts";
import type { SurveyChild } from "./kinds/childNumbers.ts";
import { kinds } from "./kinds.ts";
import type { Question } from "./question.ts";

/** Answers as texts, by the id of their question. */
export type Answers = Readonly<Record<number, string>>;

const gates = ["yesNo", "toggle"] as const;

/** True when a question's sub-questions are asked: of a yes-or-no or a switch when it is yes, of others always (SURVEY-OP5). */
function isOpen(question: Question, answers: Answers): boolean {
  const own = gates.filter((name) => hasKind(question, name));
  if (own.length === 0) return true;
  const parts = readAnswer(question, answers[question.id] ?? "");
  return own.some((name) => parts?.[name] === "true");
}

/** True when the sub-questions are asked inside each child, and nowhere else (SURVEY-OP5). */
export const asksOfEachChild = (question: Pick<Question, "type">): boolean =>
  (question.type & kinds.childNumbers.flag) !== 0;

/** Gives the sub-questions that stand under a question, given the answers of its list. */
export function openSubQuestions(question: Question, answers: Answers): readonly Question[] {
  return asksOfEachChild(question) || !isOpen(question, answers) ? [] : question.subQuestions;
}

/** Gives the sub-questions that stand inside each child of a question. */
export function questionsOfChild(question: Question, answers: Answers): readonly Question[] {
  return asksOfEachChild(question) && isOpen(question, answers) ? question.subQuestions : [];
}

/** Gives the questions that are asked, given the answers of their list: each followed by those under it. */
export function visibleQuestions(questions: readonly Question[], answers: Answers): Question[] {
  return questions.flatMap((question) => [
    question,
    ...visibleQuestions(openSubQuestions(question, answers), answers),
  ]);
}

/** Gives the questions whose answers are sent by themselves: what is asked of each child travels within the children. */
export const questionsSent = <Text>(questions: readonly Question<Text>[]): Question<Text>[] =>
  questions.flatMap((question) => [
    question,
    ...(asksOfEachChild(question) ? [] : questionsSent(question.subQuestions)),
  ]);

/** Gives what was answered of one child, by question. */
export const childAnswers = (child: SurveyChild): Answers =>
  Object.fromEntries(child.subAnswers.map(({ questionID, answer }) => [questionID, answer]));

/** Gives a child with these answers in place of its own. */
export const withChildAnswers = (child: SurveyChild, answers: Answers): SurveyChild => ({
  ...child,
  subAnswers: Object.entries(answers).map(([id, answer]) => ({ questionID: Number(id), answer })),
});

/** Gives the children of a question's answer. */
export const childrenOf = (question: Question, answers: Answers): readonly SurveyChild[] =>
  readAnswer(question, answers[question.id] ?? "")?.childNumbers ?? [];
