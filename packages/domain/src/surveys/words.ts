import { semicolon } from "../kernel/characters/semicolon.ts";
import type { Locale } from "../kernel/locale.ts";
import { answerSummary } from "./answer.ts";
import type { Question } from "./question.ts";
import { type Answers, childAnswers, childrenOf, questionsOfChild, visibleQuestions } from "./visible.ts";

const colon = { fr: "\u00a0:", en: ":" };

/** Writes what was asked of one child, each answer after its question. */
function childInWords(
  questions: readonly Question[],
  answers: Answers,
  locale: Locale,
  today?: string,
): string[] {
  return visibleQuestions(questions, answers).flatMap((question) => {
    const said = answerInWords(question, answers, locale, today);
    return said === "" ? [] : [`${question.text}${colon[locale]} ${said}`];
  });
}

/**
 * Writes the answer to a question in words, with what was asked of each child, and how old each is on this day where one is said;
 * empty when there is none.
 */
export function answerInWords(question: Question, answers: Answers, locale: Locale, today?: string): string {
  const text = answers[question.id];
  if (text === undefined || text === "") return "";
  const own = answerSummary(question, text, locale, today);
  const children = childrenOf(question, answers).map((child) => {
    const said = childInWords(questionsOfChild(question, answers), childAnswers(child), locale, today);
    return said.length === 0 ? "" : `${child.firstName}${colon[locale]} ${said.join(semicolon[locale])}`;
  });
  return [own, ...children.filter((said) => said !== "")].join(". ");
}
