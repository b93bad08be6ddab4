import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { LetterState } from "@ribambelle/domain/letters/letter";
import { sql } from "kysely";
import { type Counted, countedFrom, countedPage, type PageWanted } from "../../acting/cursors.ts";
import type { ListReads } from "../../acting/office/listReads.ts";
import type { Db } from "../../db/connection/connect.ts";
import { instantKey, keyset, type ListOrder, type Page } from "../../db/keyset.ts";
import { endOfDay, startOfDay } from "../../db/parisDay.ts";
import { isAddressBlocked } from "../optIns/index.ts";

/** A letter as it is kept, with whom it is about. */
export interface KeptLetter {
  readonly id: string;
  readonly kind: string;
  readonly personId: number;
  readonly displayName: string;
  readonly role: Role;
  readonly email: string | null;
  readonly isDeleted: boolean;
  readonly isBlocked: boolean;
  readonly hasPassword: boolean;
  /** Whether their address is one that refuses letters (`blocked_address`). */
  readonly isRefusing: boolean;
  /** Whether another that says the same to the same person waits, and when the last one left; nothing of one that goes no more. */
  readonly sameWaits: boolean | null;
  readonly sameSentAt: Date | null;
  readonly locale: Locale;
  readonly state: LetterState;
  readonly attempts: number;
  readonly lastRefusal: string | null;
  readonly createdAt: Date;
  readonly createdKey: string;
  readonly nextAttemptAt: Date | null;
  readonly nextKey: string | null;
  readonly sentAt: Date | null;
  readonly givenUpAt: Date | null;
}

/** By what letters are narrowed; the days are those of the agency. */
export interface LetterFilters {
  readonly state?: readonly (LetterState | "refused-so-far")[] | undefined;
  readonly kind?: string | undefined;
  readonly personId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const next = "CASE WHEN l.state = 'waiting' THEN l.next_attempt_at END";
const id = { column: "l.id", type: "text" } as const;

/** The columns of each order of the list of letters; each has its index. */
export const letterOrders = {
  asked: [{ column: "l.created_at", type: "timestamptz" }, id],
  next: [{ column: next, type: "timestamptz", whenNull: "'infinity'::timestamptz" }, id],
} as const satisfies Record<string, ListOrder["columns"]>;

const everyRole = 3;

/** Gives one page of the letters about people of these roles, and how many they are: one more than are counted, where there are more. */
export async function listLetters(
  reading: ListReads,
  roles: readonly Role[],
  { state, kind, personId, from, to }: LetterFilters,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptLetter>; readonly counted: Counted }> {
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const states = state?.map((one) =>
    one === "refused-so-far"
      ? "(l.state = 'waiting' AND l.last_refusal IS NOT NULL)"
      : `l.state = ${given(one, "text")}`,
  );
  // Whom a letter is about is compared on its rows (MAILS-16).
  const ofRoles =
    roles.length < everyRole
      ? `(SELECT r.role FROM person r WHERE r.id = l.person_id) = ANY(${given(roles, "text[]")})`
      : "true";
  const filters = [
    ...(states ? [`(${states.join(" OR ")})`] : []),
    ...(kind ? [`l.kind = ${given(kind, "text")}`] : []),
    ...(personId ? [`l.person_id = ${given(personId, "integer")}`] : []),
    ...(from ? [`l.created_at >= ${startOfDay(given(from, "date"))}`] : []),
    ...(to ? [`l.created_at < ${endOfDay(given(to, "date"))}`] : []),
  ];
  const which = [ofRoles, ...filters].join(" AND ");
  const all = filters.length > 0 ? `letter l WHERE ${ofRoles}` : null;
  const rows = keyset(order, place, limit, values.length + 1);
  const { rows: found } = await reading.query<KeptLetter & Counted>({
    text: `WITH ${countedFrom(`letter l WHERE ${which}`, all)}, shown AS MATERIALIZED (
        SELECT l.*, row_number() OVER () AS place FROM (SELECT l.* FROM letter l WHERE ${which}${rows.text}) l
      )
      SELECT counted.count, counted."outOf", l.id, l.kind, l.person_id AS "personId", p.role, p.email, l.locale, l.state, l.attempts,
        trim(p.first_name || ' ' || p.last_name) AS "displayName", p.deactivated_at IS NOT NULL AS "isDeleted",
        p.blocked_at IS NOT NULL AS "isBlocked", p.password_hash IS NOT NULL AS "hasPassword",
        ${isAddressBlocked} AS "isRefusing",
        same.waits AS "sameWaits", same."sentAt" AS "sameSentAt",
        l.last_refusal AS "lastRefusal", l.created_at AS "createdAt", ${instantKey("l.created_at")} AS "createdKey",
        ${next} AS "nextAttemptAt", ${instantKey(next)} AS "nextKey", l.sent_at AS "sentAt", l.given_up_at AS "givenUpAt"
      FROM counted LEFT JOIN shown l ON true LEFT JOIN person p ON p.id = l.person_id
        LEFT JOIN LATERAL (
          SELECT bool_or(s.state = 'waiting') AS waits, max(s.sent_at) AS "sentAt" FROM letter s
          WHERE s.person_id = l.person_id AND s.kind = l.kind AND s.payload = l.payload
        ) same ON l.state IN ('given-up', 'sent')
      ORDER BY l.place`,
    values: [...values, ...rows.values],
  });
  return countedPage(found, "id", { place, limit });
}

/** A letter that somebody asks to be sent again. */
export interface HeldLetter {
  readonly id: string;
  readonly kind: string;
  readonly personId: number;
  readonly role: Role;
  readonly email: string | null;
  readonly isDeleted: boolean;
  readonly locale: Locale;
  readonly payload: Readonly<Record<string, string | number | null>>;
  readonly state: LetterState;
}

/**
 * Gives a letter and holds what is sent to its person until the transaction ends: of two who send it again, one waits. Null where
 * it is not there.
 */
export async function holdLetter(transaction: Db, letterId: string): Promise<HeldLetter | null> {
  const { rows } = await sql<HeldLetter>`
    SELECT l.id, l.kind, l.person_id AS "personId", p.role, p.email, p.deactivated_at IS NOT NULL AS "isDeleted", l.locale,
      l.payload, l.state
    FROM letter l JOIN person p ON p.id = l.person_id WHERE l.id = ${letterId}
    FOR UPDATE OF l FOR NO KEY UPDATE OF p`.execute(transaction);
  return rows[0] ?? null;
}

/** Tells of the letters that say the same to the same person whether one waits, and when the last one left. */
export async function findSameLetters(
  db: Db,
  { personId, kind, payload }: HeldLetter,
): Promise<{ readonly waits: boolean; readonly lastSentAt: Date | null }> {
  const { rows } = await sql<{ waits: boolean; lastSentAt: Date | null }>`
    SELECT coalesce(bool_or(state = 'waiting'), false) AS waits, max(sent_at) AS "lastSentAt" FROM letter
    WHERE person_id = ${personId} AND kind = ${kind} AND payload = ${JSON.stringify(payload)}::jsonb`.execute(
    db,
  );
  return rows[0] ?? { waits: false, lastSentAt: null };
}
