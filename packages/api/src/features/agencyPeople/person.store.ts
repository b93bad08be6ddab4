import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import type { AccountState } from "@ribambelle/domain/agencyPeople/person";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { CompiledQuery, sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { accountStateOf, invitedAtOf } from "../identity/index.ts";

/** Who looks after somebody, as the team knows them. */
export interface KeptAdviser {
  readonly memberId: number;
  readonly displayName: string;
  readonly userId: number | null;
}

/** A family or a babysitter with all that the agency’s page shows. */
export interface KeptFile {
  readonly userId: number;
  readonly role: PersonKind;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly userName: string;
  readonly address: string | null;
  readonly addressComplement: string | null;
  readonly zipCode: string | null;
  readonly city: string | null;
  readonly birthDate: string | null;
  readonly locale: Locale;
  readonly hasBeenInterviewed: boolean;
  readonly displaysInformationBanner: boolean;
  readonly displaysConnectionPopup: boolean;
  readonly employeeNumber: string | null;
  readonly version: number;
  readonly lastSeenAt: Date | null;
  readonly accountState: AccountState;
  readonly hasPassword: boolean;
  readonly blockedAt: Date | null;
  readonly blockReason: string | null;
  readonly blockedBy: number | null;
  readonly blockedByName: string | null;
  readonly invitedAt: Date | null;
  readonly isInBlockList: boolean;
  readonly currentSituation: number | null;
  readonly salesRep: KeptAdviser | null;
  readonly manager: KeptAdviser | null;
  readonly hrContact: KeptAdviser | null;
  readonly referent: KeptAdviser | null;
  readonly referentEndDate: string | null;
  readonly openRequests: readonly { kind: string; askedAt: string; dueOn: string }[];
}

const adviser = (column: string) => `(SELECT json_build_object('memberId', t.id,
    'displayName', trim(t.first_name || ' ' || t.last_name), 'userId', t.person_id)
  FROM team_member t WHERE t.agency_reference = a.${column})`;

const file = `SELECT p.id AS "userId", p.role, p.agency_reference AS reference, p.first_name AS "firstName", p.last_name AS "lastName",
    p.email, p.phone_number AS "phoneNumber", p.user_name AS "userName", p.address, p.address_complement AS "addressComplement",
    p.zip_code AS "zipCode", p.city, p.birth_date AS "birthDate", p.locale, p.has_been_interviewed AS "hasBeenInterviewed",
    p.displays_information_banner AS "displaysInformationBanner", p.displays_connection_popup AS "displaysConnectionPopup",
    p.employee_number AS "employeeNumber", p.version, p.last_seen_at AS "lastSeenAt",
    ${accountStateOf("p", "$2::timestamptz")} AS "accountState",
    p.password_hash IS NOT NULL AS "hasPassword", p.blocked_at AS "blockedAt", p.block_reason AS "blockReason", p.blocked_by AS "blockedBy",
    trim(b.first_name || ' ' || b.last_name) AS "blockedByName", ${invitedAtOf("p")} AS "invitedAt",
    EXISTS (SELECT FROM blocked_address r WHERE r.person_id = p.id AND r.email = p.email) AS "isInBlockList",
    CASE WHEN p.role = 'BabySitter' THEN coalesce(s.current_situation, 3) END AS "currentSituation",
    ${adviser("sales_representative")} AS "salesRep", ${adviser("account_manager")} AS manager,
    ${adviser("hr_contact")} AS "hrContact", ${adviser("referent")} AS referent, a.referent_end_day AS "referentEndDate",
    coalesce((SELECT json_agg(json_build_object('kind', q.kind, 'askedAt', q.asked_at, 'dueOn', q.due_on) ORDER BY q.due_on, q.asked_at, q.id)
      FROM person_request q WHERE q.person_id = p.id AND q.state = 'open'), '[]') AS "openRequests"
  FROM person p LEFT JOIN contact_assignment a ON a.person_id = p.id LEFT JOIN profile s ON s.person_id = p.id
    LEFT JOIN person b ON b.id = p.blocked_by
  WHERE p.id = $1 AND p.role <> 'Agency'`;

/** Gives what the agency’s page of a person shows, in one statement; null for nobody and for the agency’s own people. */
export async function findFile(db: Db, userId: number, now: Date): Promise<KeptFile | null> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(file, [userId, now]));
  return (rows[0] as KeptFile | undefined) ?? null;
}

/** The same, and holds the person until the transaction ends, so that one change of them goes on at a time. */
export async function holdFile(transaction: Db, userId: number, now: Date): Promise<KeptFile | null> {
  await sql`SELECT FROM person WHERE id = ${userId} FOR NO KEY UPDATE`.execute(transaction);
  return findFile(transaction, userId, now);
}

/** Gives the version that a person has by now. */
export async function versionOf(transaction: Db, userId: number): Promise<number> {
  const { rows } = await sql<{
    version: number;
  }>`SELECT version FROM person WHERE id = ${userId}`.execute(transaction);
  return rows[0]?.version ?? 0;
}
