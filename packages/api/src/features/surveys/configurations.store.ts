import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { Survey } from "@ribambelle/domain/surveys/question";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Narrowed } from "../../db/tables.ts";

/** The first survey, or the one after a quote (SURVEY-02). */
export type SurveyType = 1 | 2;

/** A version of what a survey asks. */
export interface KeptConfiguration {
  readonly surveyType: SurveyType;
  readonly version: number;
  readonly survey: Survey<Bilingual>;
}

type ConfigurationTables = Narrowed<"survey_configuration", { survey_type: SurveyType }>;
const tables = (db: Db) => db.withTables<ConfigurationTables>();

/** Gives a version of a survey, or its newest one; null when there is none. */
export async function findConfiguration(
  db: Db,
  surveyType: SurveyType,
  version: number | null,
): Promise<KeptConfiguration | null> {
  const found = await tables(db)
    .selectFrom("survey_configuration")
    .select((eb) => ["version", eb.ref("content").$castTo<Survey<Bilingual>>().as("survey")])
    .where("survey_type", "=", surveyType)
    .$if(version !== null, (query) => query.where("version", "=", version ?? 0))
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return found ? { surveyType, ...found } : null;
}

/** Gives the version that surveys begin with now; null when none was loaded. */
export const findRunningConfiguration = (db: Db, surveyType: SurveyType) =>
  findConfiguration(db, surveyType, null);

/** Keeps a version that runs from now on. */
export async function insertConfiguration(
  db: Db,
  { surveyType, version, survey }: KeptConfiguration,
  at: Date,
): Promise<void> {
  await tables(db)
    .insertInto("survey_configuration")
    .values({ survey_type: surveyType, version, content: JSON.stringify(survey), loaded_at: at })
    .execute();
}

/** A version as it is listed. */
export interface ListedConfiguration {
  readonly surveyType: SurveyType;
  readonly version: number;
  readonly loadedAt: Date;
  readonly begun: number;
  readonly finished: number;
}

/** Gives every version, or those of one survey, with how many were begun and finished on it; the newest of each survey first. */
export async function listConfigurations(
  db: Db,
  surveyType: SurveyType | null = null,
): Promise<ListedConfiguration[]> {
  const { rows } = await sql<ListedConfiguration>`
    SELECT c.survey_type AS "surveyType", c.version, c.loaded_at AS "loadedAt",
      count(s.id)::integer AS begun, count(s.finished_at)::integer AS finished
    FROM survey_configuration c LEFT JOIN survey s USING (survey_type, version)
    WHERE ${surveyType}::integer IS NULL OR c.survey_type = ${surveyType}
    GROUP BY c.survey_type, c.version ORDER BY c.survey_type, c.version DESC`.execute(db);
  return rows;
}

/** Lets one load at a time happen, until the transaction ends. */
export async function lockConfigurations(transaction: Db): Promise<void> {
  await sql`LOCK TABLE survey_configuration IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
}

/** Removes a version; the database refuses one on which a survey was begun. */
export async function removeConfiguration(db: Db, surveyType: SurveyType, version: number): Promise<void> {
  await tables(db)
    .deleteFrom("survey_configuration")
    .where("survey_type", "=", surveyType)
    .where("version", "=", version)
    .execute();
}
