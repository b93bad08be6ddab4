import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { SurveyType } from "./configurations.store.ts";

/** A survey as it is exported, with its family and its answers. */
export interface ExportedSurvey {
  readonly id: number;
  readonly reference: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string | null;
  readonly version: number;
  readonly startedAt: Date;
  readonly savedAt: Date;
  readonly finishedAt: Date | null;
  readonly answers: Readonly<Record<number, string>>;
}

/** Gives surveys of one type, of people who have not left, the oldest first: so many, after an id. */
export async function listExportedSurveys(
  db: Db,
  surveyType: SurveyType,
  after: number,
  most: number,
): Promise<ExportedSurvey[]> {
  const { rows } = await sql<ExportedSurvey>`
    SELECT s.id, p.agency_reference AS reference, p.last_name AS "lastName", p.first_name AS "firstName", p.email,
      s.version, s.started_at AS "startedAt", s.saved_at AS "savedAt", s.finished_at AS "finishedAt",
      COALESCE((SELECT json_object_agg(a.question_id, a.answer) FROM survey_answer a WHERE a.survey_id = s.id), '{}')
        AS answers
    FROM survey s JOIN person p ON p.id = s.person_id
    WHERE s.survey_type = ${surveyType} AND p.deactivated_at IS NULL AND s.id > ${after} ORDER BY s.id LIMIT ${most}`.execute(
    db,
  );
  return rows;
}
