import { mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import { answeredWeek } from "@ribambelle/domain/agencySurveys/answeredWeek";
import { answerWithoutContacts } from "@ribambelle/domain/agencySurveys/contacts";
import type {
  ListedSurvey,
  ReadAnswer,
  ReadQuestion,
  ReadSurvey,
} from "@ribambelle/domain/agencySurveys/followUp";
import { isSensitive } from "@ribambelle/domain/agencySurveys/sensitive";
import type * as api from "@ribambelle/domain/agencySurveys/surveys.agency.api";
import { whoOf } from "@ribambelle/domain/audit/entry";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { isPermitted, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { type Question, type Survey, surveyIn } from "@ribambelle/domain/surveys/question";
import { lastAnsweredStep } from "@ribambelle/domain/surveys/steps";
import { type Answers, openSubQuestions } from "@ribambelle/domain/surveys/visible";
import { answerInWords } from "@ribambelle/domain/surveys/words";
import type * as z from "zod/mini";
import { listPage, pageWanted } from "../../../acting/cursors.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { findConfiguration, type SurveyType } from "../configurations.store.ts";
import { findAgencySurvey, type KeptAgencySurvey, listSurveys, surveyOrders } from "./agencySurveys.store.ts";

type Deps = Pick<FeatureDeps, "connection" | "listReads" | "now">;
type SurveysInWords = (surveyType: SurveyType, version: number, locale: Locale) => Promise<Survey>;

// A version never changes: it is read once.
const versions = new WeakMap<Db, Map<string, Promise<Survey>>>();
function surveysOf(db: Db): SurveysInWords {
  const known = versions.get(db) ?? new Map<string, Promise<Survey>>();
  versions.set(db, known);
  return (surveyType, version, locale) => {
    const key = `${surveyType} ${version} ${locale}`;
    const found =
      known.get(key) ??
      findConfiguration(db, surveyType, version).then((kept) => {
        if (!kept) throw new Error("a survey has its version");
        return surveyIn(kept.survey, locale);
      });
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}

/** Gives one page of the surveys of families (AGSUR-02). */
export async function readSurveys(
  { connection: { db }, listReads, now }: Deps,
  { sort = "-saved", ...asked }: z.infer<typeof api.getSurveys.params>,
) {
  const by = sort.replace("-", "") as keyof typeof surveyOrders;
  const order = { columns: surveyOrders[by], isDescending: sort.startsWith("-") };
  const { page, counted } = await listSurveys(listReads, asked, now(), pageWanted(by, order, asked));
  const inWords = surveysOf(db);
  const surveys = await Promise.all(
    page.rows.map(({ surveyType, version }) => inWords(surveyType, version, "fr")),
  );
  const keyOf = (row: KeptAgencySurvey) => [
    { saved: row.savedKey, finished: row.finishedKey, name: row.sortName }[by],
    row.id,
  ];
  const stepsOf = new Map(page.rows.map((row, index) => [row.id, surveys[index]]));
  return listPage(page, counted, by, { keyOf, itemOf: (row) => listed(row, stepsOf.get(row.id) as Survey) });
}

function listed(kept: KeptAgencySurvey, survey: Survey): ListedSurvey {
  const { id, surveyType, version, personId, displayName, startedAt, savedAt, finishedAt } = kept;
  return {
    id,
    surveyType,
    person: { userId: personId, displayName },
    isFinished: finishedAt !== null,
    step: lastAnsweredStep(survey, kept.answers) + 1,
    steps: survey.categories.length,
    startedAt: startedAt.toISOString(),
    savedAt: savedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    version,
    salesRep: kept.salesRep,
    followUp: kept.followState && { state: kept.followState, owner: whoOf(kept.ownerId, kept.ownerName) },
  };
}

/** In which language it is read, on which day, and whether by somebody who may know how to reach the family. */
interface Reading {
  readonly locale: Locale;
  readonly today: string;
  readonly mayReach: boolean;
}

/**
 * Gives one survey to read, without what is sensitive, nor how to reach the family to who may not know it, and the version of its
 * follow-up (AGSUR-05).
 */
export async function readSurvey(
  { connection: { db }, listReads, now }: Deps,
  functions: readonly StaffFunction[],
  surveyId: number,
  locale: Locale,
): Promise<{ readonly survey: ReadSurvey; readonly version: number; readonly personId: number }> {
  const { kept, survey } = await found({ db, listReads }, surveyId, locale);
  const { answers } = kept;
  const reading = { locale, today: dayAt(now()), mayReach: mayWith(functions, "Parent", "read-private") };
  const shown: ReadSurvey = {
    ...listed(kept, survey),
    categories: survey.categories.map(({ title, questions }) => ({
      title,
      questions: told(questions, answers, reading, false),
    })),
    phoneNumber: reading.mayReach ? kept.phoneNumber : null,
    note: isPermitted(functions, "surveys.follow") ? kept.note : null,
    can: {
      follow: isPermitted(functions, "surveys.follow"),
      showSensitive: isPermitted(functions, "people.read-sensitive"),
    },
  };
  return { survey: shown, version: kept.followVersion, personId: kept.personId };
}

/** Gives what is sensitive of a survey, and whose it is (AGSUR-04). */
export async function readSensitive(
  { connection: { db }, listReads, now }: Deps,
  surveyId: number,
  locale: Locale,
) {
  const { kept, survey } = await found({ db, listReads }, surveyId, locale);
  const sensitive = survey.categories.flatMap(({ questions }) => sensitiveOf(questions, kept.answers, false));
  const answers = sensitive.flatMap((question) => {
    const answer = answerOf(question, kept.answers, { locale, today: dayAt(now()) });
    return answer ? [{ id: question.id, ...answer }] : [];
  });
  return { answers, personId: kept.personId };
}

async function found(
  { db, listReads }: { readonly db: Db; readonly listReads: FeatureDeps["listReads"] },
  surveyId: number,
  locale: Locale,
) {
  const kept = await findAgencySurvey(listReads, surveyId);
  if (!kept) throw new Refused(commonRefusals.notFound);
  return { kept, survey: await surveysOf(db)(kept.surveyType, kept.version, locale) };
}

function answerOf(
  question: Question,
  answers: Answers,
  { locale, today }: Omit<Reading, "mayReach">,
): ReadAnswer | null {
  const value = answers[question.id];
  const text = answerInWords(question, answers, locale, today);
  if (value === undefined || text === "") return null;
  const week = answeredWeek(question, answers, locale);
  return { text, value, ...(week && { week }) };
}

// What is asked of each child stands in the words of its answer.
function told(
  questions: readonly Question[],
  answers: Answers,
  reading: Reading,
  isWithin: boolean,
): ReadQuestion[] {
  return questions.map((question) => {
    const hides = isWithin || isSensitive(question);
    const answer = answerOf(question, answers, reading);
    const known = answer && !reading.mayReach ? answerWithoutContacts(question, answer) : answer;
    return {
      id: question.id,
      text: question.text,
      isSensitive: hides,
      isAnswered: answer !== null,
      answer: hides ? null : known,
      sub: told(openSubQuestions(question, answers), answers, reading, hides),
    };
  });
}

function sensitiveOf(questions: readonly Question[], answers: Answers, isWithin: boolean): Question[] {
  return questions.flatMap((question) => {
    const hides = isWithin || isSensitive(question);
    return [
      ...(hides ? [question] : []),
      ...sensitiveOf(openSubQuestions(question, answers), answers, hides),
    ];
  });
}
