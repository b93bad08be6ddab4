import type { Answers } from "@ribambelle/domain/surveys/visible";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Narrowed, Tables } from "../../db/tables.ts";
import type { SurveyType } from "./configurations.store.ts";

type SurveyTables = Narrowed<"survey", { survey_type: SurveyType }> & Tables<"survey_answer" | "person">;
const tables = (db: Db) => db.withTables<SurveyTables>();

/** A survey that a parent has begun. */
export interface KeptSurvey {
  readonly id: number;
  readonly surveyType: SurveyType;
  readonly version: number;
  readonly isFinished: boolean;
}

const columns = ["id", "survey_type as surveyType", "version", "finished_at as finishedAt"] as const;
const survey = ({ finishedAt, ...kept }: Omit<KeptSurvey, "isFinished"> & { finishedAt: Date | null }) => ({
  ...kept,
  isFinished: finishedAt !== null,
});

/** Gives the last survey of one type that a person has begun; null before the first save. */
export async function findLastSurvey(
  db: Db,
  personId: number,
  surveyType: SurveyType,
): Promise<KeptSurvey | null> {
  const found = await tables(db)
    .selectFrom("survey")
    .select(columns)
    .where("person_id", "=", personId)
    .where("survey_type", "=", surveyType)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return found ? survey(found) : null;
}

/** Gives a survey by its id when it is this person’s; null otherwise. */
export async function findOwnSurvey(db: Db, personId: number, id: number): Promise<KeptSurvey | null> {
  const found = await tables(db)
    .selectFrom("survey")
    .select(columns)
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return found ? survey(found) : null;
}

/** Begins a survey and gives its id. */
export async function insertSurvey(
  db: Db,
  begun: { readonly personId: number; readonly surveyType: SurveyType; readonly version: number },
  at: Date,
): Promise<number> {
  const { id } = await tables(db)
    .insertInto("survey")
    .values({
      person_id: begun.personId,
      survey_type: begun.surveyType,
      version: begun.version,
      started_at: at,
      saved_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes when a survey was saved, and that it is finished. */
export async function updateSaved(db: Db, id: number, isFinished: boolean, at: Date): Promise<void> {
  await tables(db)
    .updateTable("survey")
    .set({ saved_at: at, ...(isFinished && { finished_at: at }) })
    .where("id", "=", id)
    .execute();
}

/** Gives the answers of a survey by question. */
export async function getAnswers(db: Db, surveyId: number): Promise<Answers> {
  const rows = await tables(db)
    .selectFrom("survey_answer")
    .select(["question_id as questionId", "answer"])
    .where("survey_id", "=", surveyId)
    .execute();
  return Object.fromEntries(rows.map(({ questionId, answer }) => [questionId, answer]));
}

/** An answer as it is kept, with its words. */
export interface KeptAnswer {
  readonly questionId: number;
  readonly answer: string;
  readonly question: string;
  readonly words: string;
}

/** Makes these the answers of a survey: those that are not among them go (SURVEY-OP10). */
export async function saveAnswers(db: Db, surveyId: number, answers: readonly KeptAnswer[]): Promise<void> {
  await sql`DELETE FROM survey_answer WHERE survey_id = ${surveyId}
    AND question_id <> ALL (${answers.map(({ questionId }) => questionId)}::integer[])`.execute(db);
  await sql`INSERT INTO survey_answer (survey_id, question_id, answer, question, words)
    SELECT ${surveyId}, a."questionId", a.answer, a.question, a.words
    FROM json_to_recordset(${JSON.stringify(answers)}::json)
      AS a("questionId" integer, answer text, question text, words text)
    ON CONFLICT ON CONSTRAINT one_answer_per_question DO UPDATE
      SET answer = excluded.answer, question = excluded.question, words = excluded.words
      WHERE survey_answer.answer <> excluded.answer`.execute(db);
}

/** Removes what was last saved before an instant, with its answers; gives how many surveys. */
export async function removeOldSurveys(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom("survey")
    .where("saved_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes the surveys of a person with their answers. */
export async function removeSurveysOf(db: Db, personId: number): Promise<void> {
  await tables(db).deleteFrom("survey").where("person_id", "=", personId).execute();
}

/** Gives a parent's names and reference as the agency knows them; null when they left. */
export async function findFamilyName(db: Db, personId: number): Promise<string | null> {
  const found = await tables(db)
    .selectFrom("person")
    .select(["first_name as firstName", "last_name as lastName", "agency_reference as reference"])
    .where("id", "=", personId)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return found ? `${`${found.firstName} ${found.lastName}`.trim()} (${found.reference})` : null;
}
