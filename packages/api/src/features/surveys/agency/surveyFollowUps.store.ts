import type { SurveyFollowUp } from "@ribambelle/domain/agencySurveys/followUp";
import { isPermitted } from "@ribambelle/domain/kernel/permissions/permission";
import { surveySubject } from "@ribambelle/domain/surveys/survey";
import { sql } from "kysely";
import type { Heir } from "../../../acting/office/heir.ts";
import type { Db } from "../../../db/connection/connect.ts";

/** How far the agency is with a survey. */
export interface KeptFollowUp {
  readonly state: SurveyFollowUp;
  readonly ownerId: number | null;
  readonly note: string | null;
  readonly version: number;
}

/** Begins the follow-up of a finished survey: it waits for the account of whoever looks after the family (AGSUR-06). */
export async function beginFollowUp(transaction: Db, surveyId: number): Promise<void> {
  await sql`INSERT INTO survey_follow_up (survey_id, owner_id)
    SELECT s.id, t.person_id FROM survey s LEFT JOIN contact_assignment a ON a.person_id = s.person_id
      LEFT JOIN team_member t ON t.agency_reference = a.sales_representative
    WHERE s.id = ${surveyId}
    ON CONFLICT (survey_id) DO UPDATE SET state = 'to-do',
      owner_id = coalesce(survey_follow_up.owner_id, excluded.owner_id), version = survey_follow_up.version + 1`.execute(
    transaction,
  );
}

/** Holds the follow-up of a survey, with whose survey it is; null where there is no such survey. */
export async function holdFollowUp(
  transaction: Db,
  surveyId: number,
): Promise<{
  readonly personId: number;
  /** What the journal calls it where the family has finished it. */
  readonly finishedAs: string;
  readonly followUp: KeptFollowUp | null;
} | null> {
  const { rows } = await sql<{ personId: number; surveyType: number; version: number }>`
    SELECT person_id AS "personId", survey_type AS "surveyType", version FROM survey
    WHERE id = ${surveyId} FOR NO KEY UPDATE`.execute(transaction);
  const [survey] = rows;
  if (!survey) return null;
  const kept = await sql<KeptFollowUp>`
    SELECT state, owner_id AS "ownerId", note, version FROM survey_follow_up WHERE survey_id = ${surveyId}`.execute(
    transaction,
  );
  const { personId, surveyType, version } = survey;
  return { personId, finishedAs: surveySubject(surveyType, version), followUp: kept.rows[0] ?? null };
}

/** Stores the follow-up of a survey; gives its version. */
export async function saveFollowUp(
  transaction: Db,
  surveyId: number,
  { state, ownerId, note }: Omit<KeptFollowUp, "version">,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO survey_follow_up (survey_id, state, owner_id, note) VALUES (${surveyId}, ${state}, ${ownerId}, ${note})
    ON CONFLICT (survey_id) DO UPDATE SET state = excluded.state, owner_id = excluded.owner_id, note = excluded.note,
      version = survey_follow_up.version + 1
    RETURNING version`.execute(transaction);
  return rows[0]?.version ?? 1;
}

/** Gives the surveys of which somebody took care to who may follow them, else to nobody; tells how many found somebody. */
export async function handOverSurveys(transaction: Db, from: number, heir: Heir | null): Promise<number> {
  const to = heir && isPermitted(heir.functions, "surveys.follow") ? heir.userId : null;
  const done = await sql`UPDATE survey_follow_up SET owner_id = ${to}, version = version + 1
    WHERE owner_id = ${from} AND state IN ('to-do', 'under-way')`.execute(transaction);
  return to === null ? 0 : Number(done.numAffectedRows ?? 0n);
}
