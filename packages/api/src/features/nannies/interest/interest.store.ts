import type { Asked } from "@ribambelle/domain/nannies/asked";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** Holds a family until the transaction ends, so that it says its interest once. */
export async function holdFamily(transaction: Db, parentId: number): Promise<void> {
  await sql`SELECT FROM person WHERE id = ${parentId} FOR NO KEY UPDATE`.execute(transaction);
}

/** Gives when a family last said that a babysitter interests it; null for never. */
export async function findInterest(db: Db, parentId: number, babysitterId: number): Promise<Date | null> {
  const { rows } = await sql<{ saidAt: Date }>`SELECT said_at AS "saidAt" FROM nanny_interest
    WHERE parent_id = ${parentId} AND babysitter_id = ${babysitterId}`.execute(db);
  return rows[0]?.saidAt ?? null;
}

/** Stores that a babysitter interests a family, and by which request it said so. */
export async function saveInterest(
  transaction: Db,
  {
    parentId,
    babysitterId,
    requestId,
    now,
  }: { parentId: number; babysitterId: number; requestId: number; now: Date },
): Promise<void> {
  await sql`INSERT INTO nanny_interest (parent_id, babysitter_id, request_id, said_at)
    VALUES (${parentId}, ${babysitterId}, ${requestId}, ${now})
    ON CONFLICT ON CONSTRAINT one_interest_per_family_and_babysitter
      DO UPDATE SET request_id = excluded.request_id, said_at = excluded.said_at`.execute(transaction);
}

interface AskedRow extends Omit<Asked, "displayName" | "saidAt" | "closedAt"> {
  readonly firstName: string;
  readonly lastName: string;
  readonly saidAt: Date;
  readonly closedAt: Date | null;
}

/** Gives what a family asked the agency for, the newest first. */
export async function listInterests(db: Db, parentId: number, most: number): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    SELECT l.id, p.first_name AS "firstName", p.last_name AS "lastName", i.said_at AS "saidAt",
      coalesce(q.state, 'done') AS state, q.closed_at AS "closedAt"
    FROM nanny_interest i JOIN person p ON p.id = i.babysitter_id AND p.deactivated_at IS NULL
      LEFT JOIN nanny_listing l ON l.person_id = i.babysitter_id LEFT JOIN person_request q ON q.id = i.request_id
    WHERE i.parent_id = ${parentId} ORDER BY i.said_at DESC, i.babysitter_id LIMIT ${most}`.execute(db);
  return rows;
}
