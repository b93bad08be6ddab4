import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { surveyIn } from "@ribambelle/domain/surveys/question";
import { readSentAnswers, subQuestionIds } from "@ribambelle/domain/surveys/sentAnswers";
import type { SentAnswer } from "@ribambelle/domain/surveys/steps";
import { surveySubject, type ToldSurvey, toldQuestion } from "@ribambelle/domain/surveys/survey";
import { surveyActs } from "@ribambelle/domain/surveys/survey.acts";
import { surveyRefusals } from "@ribambelle/domain/surveys/survey.texts";
import { type Answers, questionsSent } from "@ribambelle/domain/surveys/visible";
import { answerInWords } from "@ribambelle/domain/surveys/words";
import type { Actor, By } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { Deps } from "../../deps.ts";
import { audit } from "../audit/index.ts";
import { lockPerson } from "../people/index.ts";
import { beginFollowUp } from "./agency/surveyFollowUps.store.ts";
import { findConfiguration, type KeptConfiguration, type SurveyType } from "./configurations.store.ts";
import { orderFinishedLetters } from "./surveys.letters.ts";
import {
  findLastSurvey,
  findOwnSurvey,
  getAnswers,
  insertSurvey,
  type KeptAnswer,
  type KeptSurvey,
  removeOldSurveys,
  saveAnswers,
  updateSaved,
} from "./surveys.store.ts";

type Needs = Pick<Deps, "connection" | "now">;

async function configurationFor(
  db: Db,
  surveyType: SurveyType,
  begun: KeptSurvey | null,
): Promise<KeptConfiguration> {
  const found = await findConfiguration(db, surveyType, begun?.version ?? null);
  if (!found) throw new Refused(surveyRefusals.notFound);
  return found;
}

/** Gives a survey in the reader's language, with the answers kept so far: one that was begun goes on with its own version (SURVEY-OP12). */
export async function tellSurvey(
  { connection: { db } }: Needs,
  { personId }: Actor,
  surveyType: SurveyType,
  locale: Locale,
): Promise<ToldSurvey> {
  const begun = await findLastSurvey(db, personId, surveyType);
  const { survey, version } = await configurationFor(db, surveyType, begun);
  const answers = begun ? await getAnswers(db, begun.id) : {};
  return {
    categories: surveyIn(survey, locale).categories.map(({ title, questions }) => ({
      title,
      questions: questions.map((question) => toldQuestion(question, answers)),
    })),
    subQuestionIds: subQuestionIds(survey),
    leadNeedSurveyId: begun && !begun.isFinished ? begun.id : null,
    version,
    isFinished: begun?.isFinished ?? false,
  };
}

/** A save as a page sends it. */
export interface Save {
  readonly answers: readonly SentAnswer[];
  readonly customerId?: number | null | undefined;
  readonly surveyType: SurveyType;
  readonly isLastStep: boolean;
  /** Null begins a survey (SURVEY-10, SURVEY-11). */
  readonly leadNeedSurveyId: number | null;
}

/** When a save is made, and in which language its words are kept. */
export interface SaveMoment {
  readonly at: Date;
  readonly locale: Locale;
}

/** Keeps a save of a person, in a transaction that has locked their row; nothing is sent. Gives the survey's id. */
export async function keepSave(
  transaction: Db,
  by: By,
  personId: number,
  save: Save,
  { at, locale }: SaveMoment,
): Promise<number> {
  const { surveyType, isLastStep } = save;
  const begun = await begunOf(transaction, personId, save);
  if (begun?.isFinished) throw new Refused(surveyRefusals.finished);
  const configuration = await configurationFor(transaction, surveyType, begun);
  const kept = keptOf(configuration, save, dayAt(at), locale);
  const { version } = configuration;
  const id = begun?.id ?? (await insertSurvey(transaction, { personId, surveyType, version }, at));
  await saveAnswers(transaction, id, kept);
  await updateSaved(transaction, id, isLastStep, at);
  if (isLastStep) await beginFollowUp(transaction, id);
  const subject = surveySubject(surveyType, version);
  if (!begun) await audit(transaction, by, surveyActs.begun({ personId, subject }));
  if (isLastStep) await audit(transaction, by, surveyActs.finished({ personId, subject }));
  return id;
}

/** True when a person has begun any survey. */
export const hasSurvey = async (db: Db, personId: number): Promise<boolean> =>
  (await findLastSurvey(db, personId, 1)) !== null || (await findLastSurvey(db, personId, 2)) !== null;

/**
 * Keeps the answers so far, all of them at once or none, and gives the survey's id. Beginning one while another of its type is
 * unfinished goes on with that one: a second click or tab makes no second survey. A finished one is told to the parent and to
 * the agency.
 */
export async function saveSurvey(
  { connection: { db }, now }: Needs,
  by: By,
  { personId }: Actor,
  save: Save,
  locale: Locale,
): Promise<number> {
  if (save.customerId != null && save.customerId !== personId) throw new Refused(commonRefusals.foreignId);
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, personId))) throw new Refused(commonRefusals.unauthorized);
    const at = now();
    const id = await keepSave(transaction, by, personId, save, { at, locale });
    if (save.isLastStep)
      await orderFinishedLetters(transaction, personId, { id, surveyType: save.surveyType }, at);
    return id;
  });
}

async function begunOf(
  transaction: Db,
  personId: number,
  { leadNeedSurveyId, surveyType }: Save,
): Promise<KeptSurvey | null> {
  if (leadNeedSurveyId === null) return findLastSurvey(transaction, personId, surveyType);
  const own = await findOwnSurvey(transaction, personId, leadNeedSurveyId);
  if (own?.surveyType !== surveyType) throw new Refused(surveyRefusals.notFound);
  return own;
}

function keptOf({ survey }: KeptConfiguration, save: Save, today: string, locale: Locale): KeptAnswer[] {
  const read = readSentAnswers(survey, save.answers, save.isLastStep, today);
  if (!read.ok) throw new Refused(surveyRefusals.answersMissing, { questionIds: read.questionIds });
  const asked = surveyIn(survey, locale).categories.flatMap(({ questions }) => questionsSent(questions));
  const answers: Answers = Object.fromEntries(
    read.answers.map(({ questionId, answer }) => [questionId, answer]),
  );
  return asked.flatMap((question) => {
    const answer = answers[question.id];
    if (answer === undefined) return [];
    const words = answerInWords(question, answers, locale);
    return [{ questionId: question.id, answer, question: question.text, words }];
  });
}

/** Forgets surveys of which nothing was heard for so many months. */
export async function forgetOldSurveys(db: Db, months: number, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  await removeOldSurveys(db, before);
}
