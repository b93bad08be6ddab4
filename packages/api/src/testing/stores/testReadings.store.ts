import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** Keeps a document that a person is to read and confirm, by a day where one is given, without its file, and gives its id. */
export async function insertReading(
  db: Db,
  personId: number,
  deadline: string | null = null,
): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  await sql`INSERT INTO reading (id, reference, version, title_fr, category, demand, published_date, audience, is_withdrawn,
      file_key, byte_count, sha256, page_count)
    VALUES (${id}, ${id}, 1, 'Protocole canicule', 1, 2, '2026-11-12', 2, false, ${id}, 100, ${Buffer.alloc(32)}, 2)`.execute(
    db,
  );
  await sql`INSERT INTO reading_recipient (reading_id, person_id, added_on, deadline)
    VALUES (${id}, ${personId}, '2026-11-12', ${deadline})`.execute(db);
  return id;
}
