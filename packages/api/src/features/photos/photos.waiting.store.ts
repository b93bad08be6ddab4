import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { PhotoFile, PhotosTables } from "./photos.store.ts";

const tables = (db: Db) => db.withTables<PhotosTables>();

/** A photo that waits for the agency. */
export interface WaitingPhoto {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly agencyReference: string;
  readonly createdAt: Date;
}

/** Gives the photos that wait, the oldest first. */
export async function listWaitingPhotos(db: Db, limit: number): Promise<WaitingPhoto[]> {
  const { rows } = await sql<WaitingPhoto>`
    SELECT photo.id, p.first_name AS "firstName", p.last_name AS "lastName",
      p.agency_reference AS "agencyReference", photo.created_at AS "createdAt"
    FROM photo JOIN person p ON p.id = photo.person_id
    WHERE photo.state = ${sql.lit(photoStates.numbers.Pending)}
    ORDER BY photo.created_at, photo.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Counts the photos that wait. */
export async function countWaitingPhotos(db: Db): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("photo")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "=", photoStates.numbers.Pending)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives the largest file of a photo, whatever its state, or null. */
export async function findLargestFile(db: Db, id: string): Promise<PhotoFile | null> {
  const found = await tables(db)
    .selectFrom("photo_file")
    .select(["file_key as fileKey", "sha256"])
    .where("photo_id", "=", id)
    .orderBy("size", "desc")
    .executeTakeFirst();
  return found ?? null;
}
