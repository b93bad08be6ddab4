import { type PersonKind, personKinds } from "@ribambelle/domain/agencyPeople/permitted";
import { mayWithRenewals, type RenewalFollowUp } from "@ribambelle/domain/agencyRenewals/followUp";
import { sql } from "kysely";
import type { Heir } from "../../../acting/office/heir.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { contactColumn } from "./season.columns.ts";

/** How far the agency is with somebody's answer. */
export interface KeptFollowUp {
  readonly state: RenewalFollowUp | null;
  readonly ownerId: number | null;
  readonly note: string | null;
}

/** Begins the follow-up of an answer: it waits for whoever takes care of it, at first the account of who looks after the person. */
export async function beginFollowUp(
  transaction: Db,
  of: {
    readonly personId: number;
    readonly role: PersonKind;
    readonly year: number;
    readonly contactDate: string | null;
  },
): Promise<void> {
  const column = sql.raw(contactColumn[of.role]);
  await sql`INSERT INTO renewal_follow_up AS f (year, person_id, state, contact_date, owner_id)
    VALUES (${of.year}, ${of.personId}, 'to-do', ${of.contactDate}, (SELECT t.person_id FROM contact_assignment c
      JOIN team_member t ON t.agency_reference = c.${column} WHERE c.person_id = ${of.personId}))
    ON CONFLICT ON CONSTRAINT one_follow_up_per_person_and_year DO UPDATE SET state = 'to-do',
      contact_date = excluded.contact_date, owner_id = coalesce(f.owner_id, excluded.owner_id), version = f.version + 1`.execute(
    transaction,
  );
}

/** Gives whether somebody is a parent or a babysitter; null where they are neither, or have left. */
export async function findKind(db: Db, personId: number): Promise<PersonKind | null> {
  const { rows } = await sql<{ role: string }>`
    SELECT role FROM person WHERE id = ${personId} AND deactivated_at IS NULL`.execute(db);
  return personKinds.find((kind) => kind === rows[0]?.role) ?? null;
}

/** Stores the follow-up of somebody's answer, in a transaction that has locked the person; gives its version. */
export async function saveFollowUp(
  transaction: Db,
  year: number,
  personId: number,
  { state, ownerId, note }: KeptFollowUp,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO renewal_follow_up AS f (year, person_id, state, owner_id, note)
    VALUES (${year}, ${personId}, ${state}, ${ownerId}, ${note})
    ON CONFLICT ON CONSTRAINT one_follow_up_per_person_and_year DO UPDATE SET state = excluded.state,
      owner_id = excluded.owner_id, note = excluded.note, version = f.version + 1
    RETURNING version`.execute(transaction);
  return rows[0]?.version ?? 1;
}

/** Notes that somebody was reminded. What may be followed is not changed by it: the version stays. */
export async function noteReminder(
  transaction: Db,
  year: number,
  personId: number,
  now: Date,
): Promise<void> {
  await sql`INSERT INTO renewal_follow_up AS f (year, person_id, reminders, last_reminded_at)
    VALUES (${year}, ${personId}, 1, ${now})
    ON CONFLICT ON CONSTRAINT one_follow_up_per_person_and_year DO UPDATE
      SET reminders = f.reminders + 1, last_reminded_at = excluded.last_reminded_at`.execute(transaction);
}

/** True when somebody was reminded of the form of a year. */
export async function isReminded(db: Db, personId: number, year: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM renewal_follow_up
    WHERE year = ${year} AND person_id = ${personId} AND reminders > 0`.execute(db);
  return rows.length > 0;
}

/** Gives the answers of which somebody took care, those that are still to come too, to who may follow them, others to nobody; tells how many found somebody. */
export async function handOverRenewals(transaction: Db, from: number, heir: Heir | null): Promise<number> {
  const kinds = personKinds.filter((kind) => heir && mayWithRenewals(heir.functions, kind, "follow"));
  const { rows } = await sql<{ isTaken: boolean }>`
    UPDATE renewal_follow_up f SET owner_id = CASE WHEN p.role = ANY(${kinds}) THEN ${heir?.userId ?? null}::integer END,
      version = f.version + 1
    FROM person p WHERE p.id = f.person_id AND f.owner_id = ${from}
      AND (f.state IS NULL OR f.state IN ('to-do', 'under-way'))
    RETURNING f.owner_id IS NOT NULL AS "isTaken"`.execute(transaction);
  return rows.filter(({ isTaken }) => isTaken).length;
}

/** Removes what was noted about answers of years before this one. */
export async function removeOldFollowUps(db: Db, beforeYear: number): Promise<void> {
  await sql`DELETE FROM renewal_follow_up WHERE year < ${beforeYear}`.execute(db);
}

/** Gives the years that have a campaign, the last first. */
export async function listCampaignYears(db: Db): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    SELECT DISTINCT year FROM renewal_campaign ORDER BY year DESC`.execute(db);
  return rows.map(({ year }) => year);
}
