import type { ReadingDemand } from "@ribambelle/domain/readings/reading";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** How far a recipient is with a document. */
export interface Progress {
  readonly reference: string;
  readonly title: string;
  readonly version: number;
  readonly demand: ReadingDemand;
  readonly personReference: string;
  readonly name: string;
  readonly deadline: string | null;
  readonly openedAt: Date | null;
  readonly readAt: Date | null;
  readonly confirmedAt: Date | null;
}

/** Gives how far each recipient is, by document and name: of one document, or of all that are not withdrawn. */
export async function listProgress(db: Db, reference: string | null): Promise<Progress[]> {
  const { rows } = await sql<Progress>`
    SELECT r.reference, r.title_fr AS title, r.version, r.demand, p.agency_reference AS "personReference",
      trim(p.first_name || ' ' || p.last_name) AS name, own.deadline, own.opened_at AS "openedAt", own.read_at AS "readAt",
      own.confirmed_at AS "confirmedAt"
    FROM reading_recipient own JOIN reading r ON r.id = own.reading_id
      JOIN person p ON p.id = own.person_id AND p.deactivated_at IS NULL
    WHERE ${reference === null ? sql`NOT r.is_withdrawn` : sql`r.reference = ${reference}`}
    ORDER BY r.reference, p.last_name, p.first_name, p.id`.execute(db);
  return rows;
}

/** Gives the id of the document of a reference; null when there is none. */
export async function findReadingId(db: Db, reference: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM reading WHERE reference = ${reference}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** Removes the documents whose reference begins so; gives the keys of their files. Proofs stay. */
export async function removeReadingsUnder(db: Db, prefix: string): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`DELETE FROM reading WHERE starts_with(reference, ${prefix})
    RETURNING file_key AS "fileKey"`.execute(db);
  return rows.map(({ fileKey }) => fileKey);
}
