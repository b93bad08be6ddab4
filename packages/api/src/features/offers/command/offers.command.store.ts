import type { RequestState } from "@ribambelle/domain/requests/requestState";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** An application as a command reads it. */
export interface ReadApplication {
  readonly id: number;
  readonly offer: string;
  readonly title: string;
  readonly name: string;
  readonly personReference: string;
  readonly saidAt: Date;
  readonly word: string;
  /** That of its request, unless it was withdrawn. */
  readonly state: RequestState | "withdrawn";
  readonly sentence: string | null;
}

const columns =
  sql.raw(`i.id, i.offer_reference AS offer, o.title, trim(p.first_name || ' ' || p.last_name) AS name,
    p.agency_reference AS "personReference", i.said_at AS "saidAt", i.word,
    CASE WHEN i.withdrawn_at IS NOT NULL THEN 'withdrawn' ELSE coalesce(q.state, 'done') END AS state,
    q.outcome_reason AS sentence`);
const joins =
  sql.raw(`offer_interest i JOIN offer o ON o.reference = i.offer_reference JOIN person p ON p.id = i.person_id
    LEFT JOIN person_request q ON q.id = i.request_id`);

/** Gives the applications that wait for an answer, the oldest first. */
export async function listApplicationsOpen(db: Db): Promise<ReadApplication[]> {
  const { rows } = await sql<ReadApplication>`SELECT ${columns} FROM ${joins}
    WHERE i.withdrawn_at IS NULL AND q.state = 'open' ORDER BY i.said_at, i.id`.execute(db);
  return rows;
}

/** Gives applications after one, in the order of their ids. */
export async function listApplicationsAfter(db: Db, after: number, most: number): Promise<ReadApplication[]> {
  const { rows } = await sql<ReadApplication>`SELECT ${columns} FROM ${joins}
    WHERE i.id > ${after} ORDER BY i.id LIMIT ${most}`.execute(db);
  return rows;
}

/** Notes that the agency has read applications. */
export async function markSeen(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await sql`UPDATE offer_interest SET seen_at = ${now} WHERE id = ANY(${ids}::int[]) AND seen_at IS NULL`.execute(
    db,
  );
}

/** Gives the open request of an application; null where there is none. */
export async function findOpenRequest(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{
    requestId: number;
  }>`SELECT i.request_id::integer AS "requestId" FROM offer_interest i
    JOIN person_request q ON q.id = i.request_id AND q.state = 'open' WHERE i.id = ${id} AND i.withdrawn_at IS NULL`.execute(
    db,
  );
  return rows[0]?.requestId ?? null;
}
