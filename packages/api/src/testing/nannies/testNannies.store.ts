import type { Moment } from "@ribambelle/domain/nannies/moments";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** What an advert of a test says; the rest is usual. */
export interface AdvertGiven {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly zipCode?: string;
  readonly city?: string;
  /** As an address says moments: `lundi-16:30-18:30`. */
  readonly week?: readonly string[];
  readonly languages?: readonly number[];
  readonly diplomas?: readonly number[];
  readonly frequency?: number;
  readonly childAges?: readonly number[];
  readonly licence?: boolean;
  readonly housework?: boolean;
  readonly confirmedOn?: string;
  readonly title?: string;
  readonly description?: string;
}

/** Writes a whole published profile. */
export async function fillProfile(
  db: Db,
  personId: number,
  said: Required<AdvertGiven>,
  week: readonly Moment[],
): Promise<void> {
  const confirmedAt = new Date(`${said.confirmedOn}T10:00:00Z`);
  await sql`INSERT INTO profile (person_id, advert_title, advert_description, advert_is_published, search_frequency,
      spoken_languages, specific_diplomas, has_driving_licence, is_available_for_housework, updated_at)
    VALUES (${personId}, ${said.title}, ${said.description}, true, ${said.frequency}, ${said.languages}, ${said.diplomas},
      ${said.licence}, ${said.housework}, ${confirmedAt})`.execute(db);
  for (const [id, { day, startTime, endTime }] of week.entries())
    await sql`INSERT INTO availability (person_id, id, day, start_time, end_time)
      VALUES (${personId}, ${id + 1}, ${day}, ${startTime}, ${endTime})`.execute(db);
  for (const [place, age] of said.childAges.entries())
    await sql`INSERT INTO experience (person_id, place, category, child_age, duration, guard_type, children_count, created_at,
        modified_at)
      VALUES (${personId}, ${place}, 0, ${age}, 12, 0, 1, ${confirmedAt}, ${confirmedAt})`.execute(db);
}

/** Gives what the listing says of a person, who must be in it. */
export async function listedOf(db: Db, personId: number): Promise<{ id: string; ticket: number }> {
  const { rows } = await sql<{ id: string; ticket: number }>`
    SELECT id, ticket FROM nanny_listing WHERE person_id = ${personId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`${personId} is not listed`);
  return row;
}

/** Gives what the listing holds of a person, or null. */
export async function findListedRow(
  db: Db,
  personId: number,
): Promise<Readonly<Record<string, unknown>> | null> {
  const { rows } = await sql<
    Record<string, unknown>
  >`SELECT * FROM nanny_listing WHERE person_id = ${personId}`.execute(db);
  return rows[0] ?? null;
}
