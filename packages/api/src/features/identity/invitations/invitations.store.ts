import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { Tables } from "../../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"invitation">>();

/** Whom an invitation is meant for: everybody of these roles and with these references; an empty list is no limit. */
export interface Audience {
  readonly roles: readonly Role[];
  readonly references: readonly string[];
  /** Those too who were invited before and whose link does not work any more. */
  readonly again: boolean;
}

/** The state of a person with regard to an invitation. */
export type InvitationState = "to-invite" | "invited" | "has-password" | "without-email" | "deactivated";

const state = (again: boolean, now: Date) => sql<InvitationState>`CASE
  WHEN p.deactivated_at IS NOT NULL OR p.blocked_at IS NOT NULL THEN 'deactivated'
  WHEN p.password_hash IS NOT NULL THEN 'has-password'
  WHEN p.email IS NULL THEN 'without-email'
  WHEN last.round IS NULL THEN 'to-invite'
  WHEN NOT ${again} OR last.state = 'waiting' THEN 'invited'
  WHEN last.state IS DISTINCT FROM 'given-up'
    AND EXISTS (SELECT FROM password_reset r WHERE r.person_id = p.id AND r.expires_at > ${now}) THEN 'invited'
  ELSE 'to-invite' END`;

const people = ({ roles, references }: Audience) => sql`person p
  LEFT JOIN LATERAL (
    SELECT i.round, l.state FROM invitation i LEFT JOIN letter l ON l.id = i.letter_id
    WHERE i.person_id = p.id ORDER BY i.round DESC LIMIT 1
  ) last ON true
  WHERE (${roles.length === 0} OR p.role = ANY(${roles}))
    AND (${references.length === 0} OR p.agency_reference = ANY(${references}))`;

/** Counts an audience by state. */
export async function countAudience(
  db: Db,
  audience: Audience,
  now: Date,
): Promise<Record<InvitationState, number>> {
  const { rows } = await sql<{ state: InvitationState; count: number }>`
    SELECT ${state(audience.again, now)} AS state, count(*) FROM ${people(audience)} GROUP BY 1`.execute(db);
  const counts = { "to-invite": 0, invited: 0, "has-password": 0, "without-email": 0, deactivated: 0 };
  for (const row of rows) counts[row.state] = row.count;
  return counts;
}

export interface Invitee {
  readonly personId: number;
  readonly locale: Locale;
  readonly round: number;
}

/** Gives the next people of an audience who are to be invited, in the order of their ids. */
export async function listInvitees(
  db: Db,
  audience: Audience,
  page: { now: Date; after: number; limit: number },
): Promise<Invitee[]> {
  const { rows } = await sql<Invitee>`
    SELECT p.id AS "personId", p.locale, coalesce(last.round, 0) + 1 AS round FROM ${people(audience)}
      AND p.id > ${page.after} AND ${state(audience.again, page.now)} = 'to-invite'
    ORDER BY p.id LIMIT ${page.limit}`.execute(db);
  return rows;
}

/** Gives the last round of a person's invitations, 0 for none, and how many there were since an instant. */
export async function countRounds(
  db: Db,
  personId: number,
  since: Date,
): Promise<{ readonly last: number; readonly lately: number }> {
  const { rows } = await sql<{ last: number; lately: number }>`
    SELECT coalesce(max(round), 0) AS last, count(*) FILTER (WHERE created_at > ${since}) AS lately
    FROM invitation WHERE person_id = ${personId}`.execute(db);
  return rows[0] ?? { last: 0, lately: 0 };
}

/**
 * Stores invitations and gives the ids of their letters; people who have that invitation already are left
 * out.
 */
export async function insertInvitations(
  db: Db,
  invitations: readonly { personId: number; round: number; letterId: string }[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = invitations.map(({ personId, round, letterId }) => ({
    person_id: personId,
    round,
    letter_id: letterId,
    created_at: now,
  }));
  const kept = await tables(db)
    .insertInto("invitation")
    .values(rows)
    .onConflict((conflict) => conflict.constraint("one_invitation_per_person_and_round").doNothing())
    .returning("letter_id as letterId")
    .execute();
  return new Set(kept.flatMap(({ letterId }) => letterId ?? []));
}
