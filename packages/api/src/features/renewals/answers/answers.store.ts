import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { BabysitterAnswer } from "@ribambelle/domain/renewals/babysitter/answer";
import type { ParentAnswer } from "@ribambelle/domain/renewals/parent/answer";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** What somebody answered, by their role. */
export type RoleAnswer =
  | { readonly role: "Parent"; readonly answer: ParentAnswer }
  | { readonly role: "BabySitter"; readonly answer: BabysitterAnswer };

/** An answer as it is kept, with who gave it. */
export type KeptAnswer = RoleAnswer & {
  readonly id: number;
  readonly personId: number;
  readonly reference: string;
  readonly name: string;
  readonly year: number;
  readonly locale: Locale;
  readonly version: number;
  readonly answeredAt: Date;
};

const answers = sql`SELECT a.id::integer AS id, a.role, a.answer, a.person_id AS "personId", a.year, a.locale, a.version,
    a.answered_at AS "answeredAt", p.agency_reference AS reference, trim(p.first_name || ' ' || p.last_name) AS name
  FROM renewal_answer a JOIN person p ON p.id = a.person_id`;

/** Gives what a person answered in a year; null when they have not. */
export async function findAnswer(db: Db, personId: number, year: number): Promise<KeptAnswer | null> {
  const { rows } =
    await sql<KeptAnswer>`${answers} WHERE a.person_id = ${personId} AND a.year = ${year}`.execute(db);
  return rows[0] ?? null;
}

/** Gives what a person answered, the last year first. */
export async function listAnswersOf(db: Db, personId: number): Promise<KeptAnswer[]> {
  return (await sql<KeptAnswer>`${answers} WHERE a.person_id = ${personId} ORDER BY a.year DESC`.execute(db))
    .rows;
}

/** Gives the answers with these ids that are still there, in the order in which they came. */
export async function listAnswers(db: Db, ids: readonly number[]): Promise<KeptAnswer[]> {
  return (await sql<KeptAnswer>`${answers} WHERE a.id = ANY(${ids}) ORDER BY a.answered_at, a.id`.execute(db))
    .rows;
}

/** Gives the next answers of a year by their id, of one role or of both. */
export async function listAnswersOfYear(
  db: Db,
  year: number,
  role: RoleAnswer["role"] | null,
  after: number,
  limit: number,
): Promise<KeptAnswer[]> {
  const { rows } = await sql<KeptAnswer>`${answers}
    WHERE a.year = ${year} AND (${role}::text IS NULL OR a.role = ${role}) AND a.id > ${after}
    ORDER BY a.id LIMIT ${limit}`.execute(db);
  return rows;
}

export interface NewAnswer {
  readonly personId: number;
  readonly year: number;
  readonly version: number;
  readonly locale: Locale;
  readonly answeredAt: Date;
}

/** Keeps an answer; gives its id. A second one of the same year breaks `one_renewal_per_person_and_year`. */
export async function insertAnswer(db: Db, { role, answer }: RoleAnswer, of: NewAnswer): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO renewal_answer (person_id, role, year, answer, version, locale, answered_at)
    VALUES (${of.personId}, ${role}, ${of.year}, ${JSON.stringify(answer)}, ${of.version}, ${of.locale}, ${of.answeredAt})
    RETURNING id::integer AS id`.execute(db);
  if (!rows[0]) throw new Error("an insert gives its row");
  return rows[0].id;
}

/** Removes the answers of years before this one. */
export async function removeOldAnswers(db: Db, beforeYear: number): Promise<void> {
  await sql`DELETE FROM renewal_answer WHERE year < ${beforeYear}`.execute(db);
}

/** Gives the agency's references of these people, by their id. */
export async function listReferences(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; reference: string }>`
    SELECT id, agency_reference AS reference FROM person WHERE id = ANY(${ids})`.execute(db);
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
