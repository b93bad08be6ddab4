import type { HrContactAnswer, ParentContacts, ReferentAnswer } from "@ribambelle/domain/contacts/contact";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Queryable } from "../../db/connection/sharedReadConnection.ts";

// Of a member who is disabled, or has the role no more, nothing is read: nothing can leave the server.
const parentContacts = {
  name: "parent-contacts",
  text: `SELECT
      s.first_name || ' ' || s.last_name AS "salesRepresentativeName", s.phone_number AS "salesRepresentativePhone",
      s.email AS "salesRepresentativeEmail", s.civility AS "salesRepresentativeCivility",
      m.first_name || ' ' || m.last_name AS "managerName", m.phone_number AS "managerPhone",
      m.email AS "managerEmail", m.civility AS "managerCivility"
    FROM contact_assignment a
      LEFT JOIN team_member s
        ON s.agency_reference = a.sales_representative AND s.is_enabled AND s.is_sales_representative
      LEFT JOIN team_member m
        ON m.agency_reference = a.account_manager AND m.is_enabled AND m.is_account_manager
    WHERE a.person_id = $1`,
};

const referent = {
  name: "babysitter-referent",
  text: `SELECT r.id AS "referentId", json_build_object(
      'name', r.first_name || ' ' || r.last_name, 'phone', r.phone_number, 'email', r.email,
      'periods', json_build_array(json_build_object('endDate', a.referent_end_day)), 'civility', r.civility
    ) AS referent
    FROM contact_assignment a JOIN team_member r
      ON r.agency_reference = a.referent AND r.is_enabled AND r.is_referent
    WHERE a.person_id = $1`,
};

const hrContact = {
  name: "babysitter-hr-contact",
  text: `SELECT CASE WHEN h.is_enabled THEN h.id END AS "hrContactId", json_build_object(
      'isEnabled', h.is_enabled,
      'name', CASE WHEN h.is_enabled THEN h.first_name || ' ' || h.last_name END,
      'phone', CASE WHEN h.is_enabled THEN h.phone_number END,
      'email', CASE WHEN h.is_enabled THEN h.email END,
      'civility', CASE WHEN h.is_enabled THEN h.civility END
    ) AS "hrContact"
    FROM contact_assignment a JOIN team_member h ON h.agency_reference = a.hr_contact AND h.is_hr_contact
    WHERE a.person_id = $1`,
};

/** Gives who looks after one parent; null where nobody was ever assigned. */
export async function findParentContacts(
  reading: Queryable,
  personId: number,
): Promise<ParentContacts | null> {
  return (await reading.query<ParentContacts>({ ...parentContacts, values: [personId] })).rows[0] ?? null;
}

/** Gives the referent of one babysitter, whose time may be over; null without one. */
export async function findReferent(reading: Queryable, personId: number): Promise<ReferentAnswer | null> {
  return (await reading.query<ReferentAnswer>({ ...referent, values: [personId] })).rows[0] ?? null;
}

/** Gives the HR contact of one babysitter; null without one. */
export async function findHrContact(reading: Queryable, personId: number): Promise<HrContactAnswer | null> {
  return (await reading.query<HrContactAnswer>({ ...hrContact, values: [personId] })).rows[0] ?? null;
}

/** Gives the address of a parent's sales representative; null without one who can be written to. */
export async function findSalesRepresentativeEmail(db: Db, personId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`SELECT s.email FROM contact_assignment a
    JOIN team_member s ON s.agency_reference = a.sales_representative AND s.is_enabled AND s.is_sales_representative
    WHERE a.person_id = ${personId}`.execute(db);
  return rows[0]?.email ?? null;
}
