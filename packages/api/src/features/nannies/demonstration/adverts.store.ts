import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** The advert of a babysitter of the demonstration, with what else families choose by. */
export interface ShownAdvert {
  readonly reference: string;
  readonly title: string;
  readonly description: string;
  /** Day, start and end of each slot. */
  readonly week: readonly (readonly [day: number, startTime: string, endTime: string])[];
  readonly frequency: number;
  readonly languages: readonly number[];
  readonly diplomas: readonly number[];
  readonly hasDrivingLicence: boolean;
  readonly canConveyChildren: boolean;
  readonly isAvailableForHousework: boolean;
  readonly hasIroningOption: boolean;
  readonly situation: number;
  readonly educationLevel: number;
  readonly experiences: readonly object[];
  readonly confirmedDaysAgo: number;
}

/** Writes many profiles at once; who has one keeps it. */
export async function fillAdverts(
  transaction: Db,
  adverts: readonly (ShownAdvert & { readonly personId: number; readonly confirmedAt: string })[],
): Promise<void> {
  const given = JSON.stringify(adverts);
  const { rows } = await sql<{ personId: number }>`
    INSERT INTO profile (person_id, version, advert_title, advert_description, advert_is_published, search_frequency,
      spoken_languages, specific_diplomas, has_driving_licence, can_convey_children, is_available_for_housework,
      has_ironing_option, professional_situation, education_level, updated_at)
    SELECT a."personId", 1, a.title, a.description, true, a.frequency, a.languages, a.diplomas, a."hasDrivingLicence",
      a."canConveyChildren", a."isAvailableForHousework", a."hasIroningOption", a.situation, a."educationLevel", a."confirmedAt"
    FROM json_to_recordset(${given}::json) AS a ("personId" integer, title text, description text, frequency smallint,
      languages smallint[], diplomas smallint[], "hasDrivingLicence" boolean, "canConveyChildren" boolean,
      "isAvailableForHousework" boolean, "hasIroningOption" boolean, situation smallint, "educationLevel" smallint,
      "confirmedAt" timestamptz)
    ON CONFLICT DO NOTHING RETURNING person_id AS "personId"`.execute(transaction);
  const ids = rows.map(({ personId }) => personId);
  await sql`INSERT INTO availability (person_id, id, day, start_time, end_time)
    SELECT a."personId", s.place, (s.slot->>0)::smallint, (s.slot->>1)::time, (s.slot->>2)::time
    FROM json_to_recordset(${given}::json) AS a ("personId" integer, week json),
      json_array_elements(a.week) WITH ORDINALITY AS s (slot, place)
    WHERE a."personId" = ANY(${ids}::int[])`.execute(transaction);
  await sql`INSERT INTO experience (person_id, place, category, child_age, duration, guard_type, children_count, description,
      created_at, modified_at)
    SELECT a."personId", e.place - 1, (e.told->>'category')::smallint, (e.told->>'childAge')::smallint,
      (e.told->>'duration')::smallint, (e.told->>'childcareType')::smallint, (e.told->>'childrenCount')::smallint,
      e.told->>'description', a."confirmedAt", a."confirmedAt"
    FROM json_to_recordset(${given}::json) AS a ("personId" integer, "confirmedAt" timestamptz, experiences json),
      json_array_elements(a.experiences) WITH ORDINALITY AS e (told, place)
    WHERE a."personId" = ANY(${ids}::int[])`.execute(transaction);
}
