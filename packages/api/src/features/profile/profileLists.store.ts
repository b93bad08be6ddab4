import type { Availability } from "@ribambelle/domain/profile/availability";
import type { Experience } from "@ribambelle/domain/profile/experience";
import { sql } from "kysely";
import { jsonOf, names, typed, values } from "../../db/columns.ts";
import type { Db } from "../../db/connection/connect.ts";
import { availabilityColumns, experienceColumns } from "./profile.columns.ts";

/** Gives a person's week. */
export async function listAvailabilities(db: Db, personId: number): Promise<Availability[]> {
  const { rows } = await sql<{ availability: Availability }>`
    SELECT ${jsonOf(availabilityColumns, "a")} AS availability
    FROM availability a WHERE a.person_id = ${personId}`.execute(db);
  return rows.map(({ availability }) => availability);
}

/** Gives a person's experiences in their order. */
export async function listExperiences(db: Db, personId: number): Promise<Experience[]> {
  const { rows } = await sql<{ experience: Experience }>`
    SELECT ${jsonOf(experienceColumns, "e")} AS experience
    FROM experience e WHERE e.person_id = ${personId} ORDER BY e.place`.execute(db);
  return rows.map(({ experience }) => experience);
}

/** Replaces a person's week. */
export async function replaceAvailabilities(
  transaction: Db,
  personId: number,
  availabilities: readonly Availability[],
): Promise<void> {
  await sql`DELETE FROM availability WHERE person_id = ${personId}`.execute(transaction);
  await sql`INSERT INTO availability (person_id, ${names(availabilityColumns)})
    SELECT ${personId}, ${values(availabilityColumns, "a")}
    FROM json_to_recordset(${JSON.stringify(availabilities)}::json) AS a(${typed(availabilityColumns)})`.execute(
    transaction,
  );
}

/** An experience that has no id yet. */
export type NewExperience = Omit<Experience, "id">;

const { id: _, ...givenColumns } = experienceColumns;

/** Replaces a person's experiences; gives the stored ones, each with a new id. */
export async function replaceExperiences(
  transaction: Db,
  personId: number,
  experiences: readonly NewExperience[],
): Promise<Experience[]> {
  await sql`DELETE FROM experience WHERE person_id = ${personId}`.execute(transaction);
  const given = experiences.map((experience, place) => ({ ...experience, place }));
  const { rows } = await sql<{ experience: Experience }>`
    WITH kept AS (
      INSERT INTO experience (place, ${names(givenColumns)})
      SELECT e.place, ${values(givenColumns, "e")}
      FROM json_to_recordset(${JSON.stringify(given)}::json) AS e(place smallint, ${typed(givenColumns)})
      RETURNING *
    )
    SELECT ${jsonOf(experienceColumns, "kept")} AS experience FROM kept ORDER BY place`.execute(transaction);
  return rows.map(({ experience }) => experience);
}
