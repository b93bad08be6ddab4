import type { MemberRole } from "@ribambelle/domain/team/member";
import { memberRoles } from "@ribambelle/domain/team/member";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

/** A member of the team as colleagues name them: whose account they are, and which roles they have. */
export interface Card {
  readonly memberId: number;
  readonly reference: string;
  readonly displayName: string;
  readonly roles: readonly MemberRole[];
  readonly userId: number | null;
  readonly isEnabled: boolean;
}

type KeptCard = Omit<Card, "roles"> & Readonly<Record<MemberRole, boolean>>;

const cards = `SELECT id AS "memberId", agency_reference AS reference, trim(first_name || ' ' || last_name) AS "displayName",
    is_sales_representative AS "salesRepresentative", is_account_manager AS "accountManager", is_hr_contact AS "hrContact",
    is_referent AS referent, person_id AS "userId", is_enabled AS "isEnabled"
  FROM team_member`;

const cardOf = ({ memberId, reference, displayName, userId, isEnabled, ...has }: KeptCard): Card => ({
  memberId,
  reference,
  displayName,
  roles: memberRoles.filter((role) => has[role]),
  userId,
  isEnabled,
});

/** The card that is an account's, as JSON, for a statement about people; null for who has none. */
export const cardOfPerson = (personId: string): string =>
  `(SELECT json_build_object('memberId', t.id, 'reference', t.agency_reference,
      'displayName', trim(t.first_name || ' ' || t.last_name), 'isEnabled', t.is_enabled)
    FROM team_member t WHERE t.person_id = ${personId})`;

/** Gives so many members of the team by name, those who work there first. */
export async function listCards(db: Db, most: number): Promise<Card[]> {
  const { rows } = await sql<KeptCard>`
    ${sql.raw(cards)} ORDER BY is_enabled DESC, last_name, first_name, id LIMIT ${most}`.execute(db);
  return rows.map(cardOf);
}

/** Gives a member of the team, or null. */
export async function findCard(db: Db, memberId: number): Promise<Card | null> {
  const { rows } = await sql<KeptCard>`${sql.raw(cards)} WHERE id = ${memberId}`.execute(db);
  return rows[0] ? cardOf(rows[0]) : null;
}

/** Gives the card that is somebody's of the agency, or null. */
export async function findCardOf(db: Db, personId: number): Promise<Card | null> {
  const { rows } = await sql<KeptCard>`${sql.raw(cards)} WHERE person_id = ${personId}`.execute(db);
  return rows[0] ? cardOf(rows[0]) : null;
}

/** Makes a card somebody's, in place of the one that they had; null takes theirs away. */
export async function saveCardOf(db: Db, personId: number, memberId: number | null): Promise<void> {
  await sql`UPDATE team_member SET person_id = NULL WHERE person_id = ${personId} AND id IS DISTINCT FROM ${memberId}`.execute(
    db,
  );
  if (memberId !== null)
    await sql`UPDATE team_member SET person_id = ${personId} WHERE id = ${memberId}`.execute(db);
}

/**
 * Makes cards those of the accounts of the agency with the same reference, whichever came first; one that is somebody's already, and
 * somebody who has another, stay as they are (STAFF-43).
 */
export async function linkCards(db: Db, references: readonly string[]): Promise<void> {
  await sql`UPDATE team_member t SET person_id = p.id FROM person p
    WHERE t.agency_reference = ANY(${references}) AND p.agency_reference = t.agency_reference AND t.person_id IS NULL
      AND p.role = 'Agency' AND p.deactivated_at IS NULL
      AND NOT EXISTS (SELECT FROM team_member o WHERE o.person_id = p.id)`.execute(db);
}

/** Shows a card to nobody any more: who is not at work there is offered to no family (STAFF-43). */
export async function switchCardOff(db: Db, memberId: number): Promise<void> {
  await sql`UPDATE team_member SET is_enabled = false WHERE id = ${memberId}`.execute(db);
}
