import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** Runs statements as they stand. */
export async function runSql(db: Db, statements: string): Promise<void> {
  for (const statement of statements.split(";")) await sql.raw(statement).execute(db);
}

/** Puts a refusal of a person’s advert in the database, which has had its effect; gives its id. */
export async function insertDecision(
  db: Db,
  personId: number,
  { textFr, textEn }: { readonly textFr: string; readonly textEn: string | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO moderation_decision
      (kind, subject_id, seen_version, person_id, decision, text_fr, text_en, at, takes_effect_at, state)
    VALUES ('advert', ${personId}, '', ${personId}, 'refuse', ${textFr}, ${textEn}, now(), now(), 'applied')
    RETURNING id`.execute(db);
  return rows[0]?.id ?? 0;
}
