import { knownFunctions, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import type { Member, MemberState } from "@ribambelle/domain/staff/member";
import { sql } from "kysely";
import type pg from "pg";
import { type Counted, countedFrom, countedPage, type PageWanted } from "../../acting/cursors.ts";
import type { Db } from "../../db/connection/connect.ts";
import { instantKey, keyset, type ListOrder, type Page } from "../../db/keyset.ts";
import { factorSince } from "../secondFactor/index.ts";
import { cardOfPerson } from "../team/index.ts";
import { isToEnrol } from "./staff.tiles.store.ts";

/** Somebody of the agency as they are kept: at work, invited or gone. */
export interface KeptMember {
  readonly userId: number;
  readonly reference: string;
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The name without case and accents, as lists are sorted by it. */
  readonly nameKey: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly functions: readonly StaffFunction[];
  readonly state: MemberState;
  readonly secondFactorSince: Date | null;
  /** Whom families know them as. */
  readonly member: Member["member"];
  readonly lastActivityAt: Date | null;
  readonly activityKey: string | null;
  readonly createdAt: Date;
  readonly invitedAt: Date | null;
  readonly endedAt: Date | null;
  readonly endedBy: number | null;
  readonly endedByName: string | null;
  readonly endReason: string | null;
  /** The version that a change is made for; 0 for somebody who was never given a function. */
  readonly version: number;
}

// Marks stand apart from their letters after NFKD, and go: a database of Windows knows the case of plain letters only.
const nameKey = `lower(regexp_replace(normalize(p.last_name || ' ' || p.first_name, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

// The people of the agency are few among all others: found by the index `person_of_agency`, and sorted.
const members = `SELECT p.id AS "userId", p.agency_reference AS reference,
    trim(p.first_name || ' ' || p.last_name) AS "displayName", p.first_name AS "firstName", p.last_name AS "lastName",
    ${nameKey} AS "nameKey", p.email, p.phone_number AS "phoneNumber",
    coalesce(s.functions, '{}') AS functions,
    CASE WHEN s.ended_at IS NOT NULL THEN 'ended' WHEN p.password_hash IS NULL THEN 'invited' ELSE 'active' END AS state,
    ${factorSince("p.id")} AS "secondFactorSince", ${isToEnrol("p")} AS "isToEnrol",
    ${cardOfPerson("p.id")} AS member,
    p.last_seen_at AS "lastActivityAt", ${instantKey("p.last_seen_at")} AS "activityKey",
    p.created_at AS "createdAt", s.invited_at AS "invitedAt", s.ended_at AS "endedAt", s.ended_by AS "endedBy",
    trim(e.first_name || ' ' || e.last_name) AS "endedByName", s.end_reason AS "endReason",
    coalesce(s.version, 0) AS version
  FROM person p LEFT JOIN staff s ON s.person_id = p.id LEFT JOIN person e ON e.id = s.ended_by
  WHERE p.role = 'Agency' AND (p.deactivated_at IS NULL OR s.ended_at IS NOT NULL)`;

const id = { column: '"userId"', type: "integer" } as const;

/** The columns of each order of the list, from the first to the last. */
export const memberOrders = {
  name: [{ column: '"nameKey"', type: "text" }, id],
  // Who was never there stands before all others.
  activity: [{ column: '"lastActivityAt"', type: "timestamptz", whenNull: "'-infinity'::timestamptz" }, id],
} as const satisfies Record<string, ListOrder["columns"]>;

/** By what the list is narrowed; what is left out narrows nothing, but those who have left are only given where asked for. */
export interface MemberFilters {
  readonly functions?: readonly StaffFunction[] | undefined;
  readonly state?: readonly MemberState[] | undefined;
  readonly secondFactor?: "to-enrol" | undefined;
}

const asKept = (row: KeptMember): KeptMember => ({ ...row, functions: knownFunctions(row.functions) });

/** Gives one page of the agency's people, and how many they are, in one statement: one more than are counted, where there are more. */
export async function listMembers(
  pool: pg.Pool,
  { functions, state, secondFactor }: MemberFilters,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptMember>; readonly counted: Counted }> {
  const isNarrowed = functions !== undefined || state !== undefined || secondFactor !== undefined;
  const asked = keyset(order, place, limit, 4);
  const { rows } = await pool.query<KeptMember & Counted>({
    text: `WITH members AS MATERIALIZED (${members}), found AS MATERIALIZED (
        SELECT * FROM members m WHERE ($1::text[] IS NULL OR m.functions && $1)
          AND (CASE WHEN $2::text[] IS NULL THEN m.state <> 'ended' ELSE m.state = ANY($2) END)
          AND (NOT $3 OR m."isToEnrol")
      ), ${countedFrom("found", isNarrowed ? "members WHERE state <> 'ended' OR 'ended' = ANY($2)" : null)}
      SELECT counted.count, counted."outOf", shown.* FROM counted LEFT JOIN LATERAL (
        SELECT * FROM found WHERE true${asked.text}) shown ON true`,
    values: [functions ?? null, state ?? null, secondFactor === "to-enrol", ...asked.values],
  });
  const { page, counted } = countedPage(rows, "userId", { place, limit });
  return { page: { ...page, rows: page.rows.map(asKept) }, counted };
}

/** Gives somebody of the agency, also who has left; null for anybody else. */
export async function findKeptMember(db: Db, userId: number): Promise<KeptMember | null> {
  const { rows } = await sql<KeptMember>`${sql.raw(members)} AND p.id = ${userId}`.execute(db);
  return rows[0] ? asKept(rows[0]) : null;
}

/** Gives who of the agency has a reference, also who has left; null for anybody else's. */
export async function findMemberId(db: Db, reference: string): Promise<number | null> {
  const { rows } = await sql<{ userId: number }>`
    ${sql.raw(members)} AND p.agency_reference = ${reference}`.execute(db);
  return rows[0]?.userId ?? null;
}

/** Gives the names of so many of the agency's people, those who have left at the end. */
export async function listMemberNames(
  pool: pg.Pool,
  most: number,
): Promise<(Pick<Member, "userId" | "displayName"> & { functions: StaffFunction[]; isEnded: boolean })[]> {
  const { rows } = await pool.query<{
    userId: number;
    displayName: string;
    functions: string[];
    isEnded: boolean;
  }>(
    `SELECT p.id AS "userId", trim(p.first_name || ' ' || p.last_name) AS "displayName",
        coalesce(s.functions, '{}') AS functions, s.ended_at IS NOT NULL AS "isEnded"
      FROM person p LEFT JOIN staff s ON s.person_id = p.id
      WHERE p.role = 'Agency' AND (p.deactivated_at IS NULL OR s.ended_at IS NOT NULL)
      ORDER BY "isEnded", ${nameKey}, p.id LIMIT $1`,
    [most],
  );
  return rows.map((row) => ({ ...row, functions: knownFunctions(row.functions) }));
}
