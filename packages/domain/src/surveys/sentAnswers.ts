import type { Bilingual } from "../kernel/texts.ts";
import { readAnswer } from "./answer.ts";
import { idsInError, type QuestionProblem, stepProblems } from "./problems.ts";
import { allQuestions, type Category, type Question, type Survey, surveyIn } from "./question.ts";
import { answersToSend, lastAnsweredStep, type SentAnswer } from "./steps.ts";
import { type Answers, questionsSent } from "./visible.ts";

/** What a save means, or the questions that keep it from being kept. */
export type SentAnswersRead =
  | { readonly ok: true; readonly answers: readonly Pick<SentAnswer, "questionId" | "answer">[] }
  | { readonly ok: false; readonly questionIds: readonly number[] };

function titlesById({ categories }: Survey<Bilingual>): Map<number, Category<Bilingual>["title"]> {
  return new Map(
    categories.flatMap(({ title, questions }) => questionsSent(questions).map(({ id }) => [id, title])),
  );
}

/** Gives the ids of answers that no page would send: of no question, twice, of another category, of a child who is asked something else. */
function strangers(survey: Survey<Bilingual>, sent: readonly SentAnswer[]): number[] {
  const titles = titlesById(survey);
  const met = new Set<number>();
  return sent.flatMap(({ questionId, category }) => {
    const title = titles.get(questionId);
    const isTwice = met.has(questionId);
    met.add(questionId);
    const isAtHome = title !== undefined && [title.fr, title.en].includes(category.trim());
    return isAtHome && !isTwice ? [] : [questionId];
  });
}

/** Gives the children's questions whose sub-answers are of questions that no child is asked, or given twice. */
function strangersInChildren(questions: readonly Question[], answers: Answers): number[] {
  return questions.flatMap((question) => {
    const children = readAnswer(question, answers[question.id] ?? "")?.childNumbers ?? [];
    const known = new Set(questionsSent(question.subQuestions).map(({ id }) => id));
    const isStrange = children.some(({ subAnswers }) => {
      const ids = subAnswers.map(({ questionID }) => questionID);
      return new Set(ids).size < ids.length || ids.some((id) => !known.has(id));
    });
    return isStrange ? [question.id] : [];
  });
}

/**
 * Reads a save as it arrives: it holds all answers so far (SURVEY-OP10). The steps up to the last one that has answers must be
 * whole, at the last step all of them. What is not asked any more is left out.
 */
export function readSentAnswers(
  given: Survey<Bilingual>,
  sent: readonly SentAnswer[],
  isLastStep: boolean,
  today: string,
): SentAnswersRead {
  const survey = surveyIn(given, "fr");
  const said = sent.filter(({ answer }) => answer !== "");
  const unknown = strangers(given, sent);
  const answers: Answers = Object.fromEntries(said.map(({ questionId, answer }) => [questionId, answer]));
  const asked = survey.categories.flatMap(({ questions }) => questionsSent(questions));
  const strange = [...unknown, ...strangersInChildren(asked, answers)];
  const last = isLastStep ? survey.categories.length - 1 : Math.max(0, lastAnsweredStep(survey, answers));
  const problems: QuestionProblem[] = survey.categories
    .slice(0, last + 1)
    .flatMap((step) => stepProblems(step, answers, today));
  const questionIds = [...new Set([...strange, ...idsInError(problems)])];
  if (questionIds.length > 0) return { ok: false, questionIds };
  return { ok: true, answers: answersToSend(survey, answers, last) };
}

/** Gives every id that a configuration uses under another question (SURVEY-OP5). */
export const subQuestionIds = ({ categories }: Survey<unknown>): number[] =>
  categories
    .flatMap(({ questions }) => questions.flatMap(({ subQuestions }) => allQuestions(subQuestions)))
    .map(({ id }) => id);
