import { randomBytes } from "node:crypto";
import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"photo" | "survey" | "survey_configuration">>();

/** Puts a photo of a person that the agency has refused into the database, without a file. */
export async function insertRefusedPhoto(
  db: Db,
  personId: number,
  reason: string,
  at: Date,
  reasonEn: string | null = null,
): Promise<void> {
  const id = randomBytes(16).toString("base64url");
  const why = { rejection_reason: reason, rejection_reason_en: reasonEn };
  const row = { id, person_id: personId, state: 2, ...why, created_at: at, decided_at: at };
  await tables(db).insertInto("photo").values(row).execute();
}

/** Puts a first survey of a person into the database, without its answers. */
export async function insertSurvey(
  db: Db,
  personId: number,
  { savedAt, finishedAt }: { readonly savedAt: Date; readonly finishedAt: Date | null },
): Promise<number> {
  const of = { survey_type: 1, version: 1 };
  await tables(db)
    .insertInto("survey_configuration")
    .values({ ...of, content: '{"categories": []}', loaded_at: savedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = { ...of, person_id: personId, started_at: savedAt, saved_at: savedAt, finished_at: finishedAt };
  const { id } = await tables(db).insertInto("survey").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}
