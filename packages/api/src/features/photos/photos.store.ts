import type { PhotoState } from "@ribambelle/domain/photos/photo.states";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { type Expression, type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Narrowed, Tables } from "../../db/tables.ts";

export type PhotosTables = Tables<"photo_file"> & Narrowed<"photo", { state: PhotoState }>;

const tables = (db: Db) => db.withTables<PhotosTables>();
const validated = sql.lit(photoStates.numbers.Validated);

/** One size of a photo in the store. */
export interface PhotoFile {
  readonly fileKey: string;
  readonly sha256: Buffer;
}

/** A babysitter's photo as they see it themselves. */
export interface OwnPhoto {
  readonly id: string;
  readonly state: PhotoState;
  readonly rejectionReason: string | null;
  /** The same in English, where it was said so. */
  readonly rejectionReasonEn: string | null;
}

/** A person's newest photo, or null, for a statement about people: the one that waits or was refused before the validated one. */
export function ownPhoto(personId: Expression<number>): RawBuilder<OwnPhoto | null> {
  return sql<OwnPhoto | null>`(SELECT json_build_object('id', own.id, 'state', own.state, 'rejectionReason', own.rejection_reason,
      'rejectionReasonEn', own.rejection_reason_en)
    FROM photo own WHERE own.person_id = ${personId} ORDER BY own.state = ${validated} LIMIT 1)`;
}

/** The id of the photo of a person that anybody may see, or null, for a statement about people (AVATAR-OP6). */
export function publicPhoto(personId: Expression<number>): RawBuilder<string | null> {
  return sql<string | null>`(SELECT seen.id FROM photo seen
    WHERE seen.person_id = ${personId} AND seen.state = ${validated})`;
}

/** Stores a photo that waits for the agency. */
export async function insertPhoto(
  db: Db,
  { id, personId, now }: { id: string; personId: number; now: Date },
  files: readonly (PhotoFile & { readonly size: number })[],
): Promise<void> {
  const state = photoStates.numbers.Pending;
  const photo = { id, person_id: personId, state, created_at: now };
  await tables(db).insertInto("photo").values(photo).execute();
  const rows = files.map(({ size, fileKey, sha256 }) => ({ photo_id: id, size, file_key: fileKey, sha256 }));
  await tables(db).insertInto("photo_file").values(rows).execute();
}

/** Removes a person's photos in these states; gives the keys of their files. */
export async function removePhotosOf(
  db: Db,
  personId: number,
  states: readonly PhotoState[],
): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`
    WITH gone AS (DELETE FROM photo WHERE person_id = ${personId} AND state = ANY(${states}) RETURNING id)
    SELECT file_key AS "fileKey" FROM photo_file WHERE photo_id IN (SELECT id FROM gone)`.execute(db);
  return rows.map(({ fileKey }) => fileKey);
}

/** Gives the owner and the state of a photo, or null. */
export async function findPhoto(db: Db, id: string): Promise<{ personId: number; state: PhotoState } | null> {
  const found = await tables(db)
    .selectFrom("photo")
    .select(["person_id as personId", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  return found ?? null;
}

/** True when a person has a photo that waits or was refused. */
export async function hasOtherPhoto(db: Db, personId: number): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("photo")
    .select("id")
    .where("person_id", "=", personId)
    .where("state", "<>", photoStates.numbers.Validated)
    .executeTakeFirst();
  return found !== undefined;
}

/** Notes what was decided about a photo; the reason is that of a refusal. */
export async function updateDecision(
  db: Db,
  id: string,
  {
    state,
    reason,
    reasonEn,
    now,
  }: { state: PhotoState; reason: string | null; reasonEn: string | null; now: Date },
): Promise<void> {
  await tables(db)
    .updateTable("photo")
    .set({ state, rejection_reason: reason, rejection_reason_en: reasonEn, decided_at: now })
    .where("id", "=", id)
    .execute();
}

/** One size of a photo that somebody may see, and whose it is. */
export interface VisibleFile extends PhotoFile {
  readonly personId: number;
  readonly state: PhotoState;
}

/** Gives one size of a photo that this person may see: a validated one, their own, or any where they look at photos for the agency; null otherwise (AVATAR-OP6, MODER-16). */
export async function findVisibleFile(
  db: Db,
  id: string,
  size: number,
  { viewerId, seesAll }: { readonly viewerId: number | null; readonly seesAll: boolean },
): Promise<VisibleFile | null> {
  const found = await tables(db)
    .selectFrom("photo")
    .innerJoin("photo_file", "photo_file.photo_id", "photo.id")
    .select(["file_key as fileKey", "sha256", "person_id as personId", "state"])
    .where("photo.id", "=", id)
    .where("size", "=", size)
    .where((eb) =>
      eb.or([
        eb("state", "=", photoStates.numbers.Validated),
        eb("person_id", "=", viewerId),
        eb.val(seesAll),
      ]),
    )
    .executeTakeFirst();
  return found ?? null;
}

/** Gives the id of the photo of a person that families see, or null. */
export async function findValidatedId(db: Db, personId: number): Promise<string | null> {
  const found = await tables(db)
    .selectFrom("photo")
    .select("id")
    .where("person_id", "=", personId)
    .where("state", "=", photoStates.numbers.Validated)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Gives why the agency refused the photo of a person, while it stands there; null for none. */
export async function findRejection(
  db: Db,
  personId: number,
): Promise<{ fr: string; en: string | null } | null> {
  const found = await tables(db)
    .selectFrom("photo")
    .select(["rejection_reason as fr", "rejection_reason_en as en"])
    .where("person_id", "=", personId)
    .where("state", "=", photoStates.numbers.Rejected)
    .executeTakeFirst();
  return found?.fr ? { fr: found.fr, en: found.en } : null;
}
