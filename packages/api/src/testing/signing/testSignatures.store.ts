import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { FileStore } from "../../files/fileStore.ts";

/** Keeps a request that a person has signed and then withdrawn from, with its code, its seal and its files. */
export async function insertSigned(
  { db, fileStore }: { readonly db: Db; readonly fileStore: FileStore },
  personId: number,
): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  const content = Buffer.from("%PDF-1.7 signed");
  const sha256 = createHash("sha256").update(content).digest();
  const [fileKey, sealKey] = [`documents/${id}-signed.pdf`, `documents/${id}-sealed.pdf`];
  for (const key of [fileKey, sealKey]) await fileStore.put(key, content);
  const at = new Date("2026-01-31T10:00:00Z");
  await sql`INSERT INTO signature_request (id, kind, contract_id, contract_reference, title, file_key, sha256, byte_count,
      page_count, state, opened_at, last_day, expires_at, is_distance_consumer, is_paying, agency_signs)
    VALUES (${id}, 0, 1, ${`GE-${id}`}, 'Contrat', ${fileKey}, ${sha256}, ${content.length}, 1, 7, ${at}, '2026-02-28',
      '2026-02-28T23:00:00Z', true, true, 'seal')`.execute(db);
  await sql`INSERT INTO signature_signer (request_id, position, person_id, role, state, display_name, address_text, email, signed_at)
    VALUES (${id}, 1, ${personId}, 'Parent', 2, 'Camille Martin', '1 rue du Port', 'camille@example.fr', ${at})`.execute(
    db,
  );
  await sql`INSERT INTO signature_code (request_id, position, letter_id, hash, context_hash, sent_at, expires_at)
    VALUES (${id}, 1, 'letter', ${sha256}, ${sha256}, ${at}, ${at})`.execute(db);
  await sql`INSERT INTO signature_seal (request_id, file_key, sha256, byte_count, sealed_at, is_time_stamped, certificate)
    VALUES (${id}, ${sealKey}, ${sha256}, ${content.length}, ${at}, false, 'x')`.execute(db);
  await sql`INSERT INTO signature_event (request_id, seq, at, kind, facts, previous, hash)
    VALUES (${id}, 1, ${at}, 'opened-by-agency', '{}', '', '')`.execute(db);
  await sql`INSERT INTO contract_withdrawal (request_id, person_id, declared_at, name, email)
    VALUES (${id}, ${personId}, ${at}, 'Camille Martin', 'camille@example.fr')`.execute(db);
  return id;
}
