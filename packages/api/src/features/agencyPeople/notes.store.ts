import { mostPinned } from "@ribambelle/domain/agencyPeople/note";
import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { sql } from "kysely";
import type pg from "pg";
import type { PageWanted } from "../../acting/cursors.ts";
import type { Db } from "../../db/connection/connect.ts";
import { keyset, type ListOrder, type Page, pageOf } from "../../db/keyset.ts";
import type { Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"note">>();

/** A note as it is kept, with who wrote it about whom. */
export interface KeptNote {
  readonly id: number;
  readonly personId: number;
  readonly role: PersonKind;
  readonly authorId: number | null;
  readonly authorName: string | null;
  readonly text: string;
  readonly isPinned: boolean;
  readonly createdAt: Date;
  readonly changedAt: Date | null;
  readonly version: number;
}

const notes = `SELECT n.id, n.person_id AS "personId", p.role, n.author_id AS "authorId",
    trim(a.first_name || ' ' || a.last_name) AS "authorName", n.text, n.is_pinned AS "isPinned",
    n.created_at AS "createdAt", n.changed_at AS "changedAt", n.version
  FROM note n JOIN person p ON p.id = n.person_id LEFT JOIN person a ON a.id = n.author_id`;

/** The newest first. */
export const newestNotes: ListOrder = { columns: [{ column: "n.id", type: "integer" }], isDescending: true };

/** Gives the notes of a person that stand before all others, the newest first. */
export async function listPinned(pool: pg.Pool, personId: number): Promise<KeptNote[]> {
  const { rows } = await pool.query<KeptNote>(
    `${notes} WHERE n.person_id = $1 AND n.is_pinned ORDER BY n.id DESC LIMIT ${mostPinned}`,
    [personId],
  );
  return rows;
}

/** Gives one page of the other notes of a person. */
export async function listNotes(
  pool: pg.Pool,
  personId: number,
  { order, place, limit }: PageWanted,
): Promise<Page<KeptNote>> {
  const asked = keyset(order, place, limit, 2);
  const { rows } = await pool.query<KeptNote>({
    text: `${notes} WHERE n.person_id = $1 AND NOT n.is_pinned${asked.text}`,
    values: [personId, ...asked.values],
  });
  return pageOf(rows, place, limit);
}

/** Gives a note, or null. Call it while the note’s person is held, where it is to be changed. */
export async function findNote(db: Db, noteId: number): Promise<KeptNote | null> {
  const { rows } = await sql<KeptNote>`${sql.raw(notes)} WHERE n.id = ${noteId}`.execute(db);
  return rows[0] ?? null;
}

/** Tells how many notes of a person are pinned, but for one. */
export async function countPinned(db: Db, personId: number, but: number | null): Promise<number> {
  const found = await tables(db)
    .selectFrom("note")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("person_id", "=", personId)
    .where("is_pinned", "=", true)
    .where("id", "!=", but ?? 0)
    .executeTakeFirstOrThrow();
  return found.count;
}

/** Tells whether anything was noted of a person. */
export async function hasNotes(db: Db, personId: number): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("note")
    .select("id")
    .where("person_id", "=", personId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface WrittenNote {
  readonly text: string;
  readonly isPinned: boolean;
}

/** Stores a new note; gives its id. */
export async function insertNote(
  db: Db,
  { personId, authorId, text, isPinned }: WrittenNote & { personId: number; authorId: number | null },
  now: Date,
): Promise<number> {
  const { id } = await tables(db)
    .insertInto("note")
    .values({ person_id: personId, author_id: authorId, text, is_pinned: isPinned, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores other words of a note. */
export async function updateNoteWords(
  db: Db,
  noteId: number,
  { text, isPinned }: WrittenNote,
  now: Date,
): Promise<void> {
  await tables(db)
    .updateTable("note")
    .set((eb) => ({ text, is_pinned: isPinned, changed_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", noteId)
    .execute();
}

/** Removes a note. */
export async function deleteNote(db: Db, noteId: number): Promise<void> {
  await tables(db).deleteFrom("note").where("id", "=", noteId).execute();
}
