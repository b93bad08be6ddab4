import { mayWith, type PersonKind, personKinds } from "@ribambelle/domain/agencyPeople/permitted";
import type { RequestKind, RequestWay } from "@ribambelle/domain/requests/request";
import type { RequestState } from "@ribambelle/domain/requests/requestState";
import { sql } from "kysely";
import { type Counted, countedFrom, countedPage, type PageWanted } from "../../acting/cursors.ts";
import type { Heir } from "../../acting/office/heir.ts";
import type { ListReads } from "../../acting/office/listReads.ts";
import type { Db } from "../../db/connection/connect.ts";
import { instantKey, keyset, type ListOrder, type Page } from "../../db/keyset.ts";

/** A request as it is kept, with the names of those whom it names. */
export interface KeptRequest {
  readonly id: number;
  readonly personId: number;
  readonly displayName: string;
  readonly role: PersonKind;
  readonly kind: RequestKind;
  readonly way: RequestWay;
  readonly askedAt: Date;
  readonly askedKey: string;
  readonly dueOn: string;
  readonly note: string | null;
  readonly ownerId: number | null;
  readonly ownerName: string | null;
  readonly state: RequestState;
  readonly outcomeReason: string | null;
  readonly closedAt: Date | null;
  readonly closedBy: number | null;
  readonly closedByName: string | null;
  readonly aboutId: number | null;
  readonly aboutName: string | null;
  readonly subject: string;
  readonly version: number;
}

/** By what requests are narrowed; the open ones where no state is asked for. */
export interface RequestFilters {
  readonly kind?: readonly RequestKind[] | undefined;
  readonly state?: readonly RequestState[] | undefined;
  readonly ownerId?: string | undefined;
  readonly personId?: string | undefined;
}

const id = { column: "q.id", type: "bigint" } as const;
/** The columns of each order of the list of requests; each has its index. */
export const requestOrders = {
  due: [{ column: "q.due_on", type: "date" }, id],
  asked: [{ column: "q.asked_at", type: "timestamptz" }, id],
} as const satisfies Record<string, ListOrder["columns"]>;

const name = (table: string) => `trim(${table}.first_name || ' ' || ${table}.last_name)`;
const columns = `q.id, q.person_id AS "personId", ${name("p")} AS "displayName", p.role, q.kind, q.way, q.asked_at AS "askedAt",
    ${instantKey("q.asked_at")} AS "askedKey", q.due_on AS "dueOn", q.note, q.owner_id AS "ownerId", ${name("o")} AS "ownerName",
    q.state, q.outcome_reason AS "outcomeReason", q.closed_at AS "closedAt", q.closed_by AS "closedBy",
    ${name("c")} AS "closedByName", q.about_id AS "aboutId", ${name("b")} AS "aboutName", q.subject, q.version`;
const joins = `LEFT JOIN person p ON p.id = q.person_id LEFT JOIN person o ON o.id = q.owner_id
    LEFT JOIN person c ON c.id = q.closed_by LEFT JOIN person b ON b.id = q.about_id`;
const everyKind = 2;

/** Gives one page of the requests of people of these kinds, and how many they are, in one statement. */
export async function listRequests(
  reading: ListReads,
  roles: readonly PersonKind[],
  { kind, state = ["open"], ownerId, personId }: RequestFilters,
  { order, place, limit }: PageWanted,
): Promise<{ readonly page: Page<KeptRequest>; readonly counted: Counted }> {
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const ofRoles =
    roles.length < everyKind
      ? `(SELECT r.role FROM person r WHERE r.id = q.person_id) = ANY(${given(roles, "text[]")})`
      : "true";
  // One state is read in the order of its index.
  const inState =
    state.length === 1 ? `q.state = ${given(state[0], "text")}` : `q.state = ANY(${given(state, "text[]")})`;
  const filters = [
    ...(kind ? [`q.kind = ANY(${given(kind, "text[]")})`] : []),
    ...(ownerId === "none" ? ["q.owner_id IS NULL"] : []),
    ...(ownerId && ownerId !== "none" ? [`q.owner_id = ${given(ownerId, "integer")}`] : []),
    ...(personId ? [`q.person_id = ${given(personId, "integer")}`] : []),
  ];
  const which = [ofRoles, inState, ...filters].join(" AND ");
  const all = filters.length > 0 ? `person_request q WHERE ${ofRoles} AND ${inState}` : null;
  const rows = keyset(order, place, limit, values.length + 1);
  const { rows: found } = await reading.query<KeptRequest & Counted>({
    text: `WITH ${countedFrom(`person_request q WHERE ${which}`, all)}, shown AS MATERIALIZED (
        SELECT q.*, row_number() OVER () AS place FROM (SELECT q.* FROM person_request q WHERE ${which}${rows.text}) q)
      SELECT counted.count, counted."outOf", ${columns} FROM counted LEFT JOIN shown q ON true ${joins} ORDER BY q.place`,
    values: [...values, ...rows.values],
  });
  return countedPage(found, "id", { place, limit });
}

/** Holds a request until the transaction ends; null where there is none. */
export async function holdRequest(transaction: Db, requestId: number): Promise<KeptRequest | null> {
  await sql`SELECT FROM person_request WHERE id = ${requestId} FOR NO KEY UPDATE`.execute(transaction);
  const { rows } = await sql<KeptRequest>`
    SELECT ${sql.raw(columns)} FROM person_request q ${sql.raw(joins)} WHERE q.id = ${requestId}`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

/** Holds a family or a babysitter until the transaction ends, with whether the account is there; null for nobody. */
export async function holdAsker(
  transaction: Db,
  personId: number,
): Promise<{ readonly role: PersonKind; readonly isDeleted: boolean } | null> {
  const { rows } = await sql<{ role: PersonKind; isDeleted: boolean }>`
    SELECT role, deactivated_at IS NOT NULL AS "isDeleted" FROM person
    WHERE id = ${personId} AND role <> 'Agency' FOR NO KEY UPDATE`.execute(transaction);
  return rows[0] ?? null;
}

interface NewRequest {
  readonly personId: number;
  readonly kind: RequestKind;
  readonly way: RequestWay;
  readonly askedAt: Date;
  readonly dueOn: string;
  readonly note?: string | null;
  /** Whom it is about. */
  readonly aboutId?: number;
  /** What it is about: one of each kind and subject is open. */
  readonly subject?: string;
}

/** Notes what a person asks the agency to do and gives its id, unless they have asked already: null then. */
export async function insertRequest(db: Db, asked: NewRequest): Promise<number | null> {
  const { personId, kind, way, askedAt, dueOn, note = null, aboutId = null, subject = "" } = asked;
  const { rows } = await sql<{
    id: number;
  }>`INSERT INTO person_request (person_id, kind, way, asked_at, due_on, note, about_id, subject)
    VALUES (${personId}, ${kind}, ${way}, ${askedAt}, ${dueOn}, ${note}, ${aboutId}, ${subject})
    ON CONFLICT (person_id, kind, subject) WHERE state = 'open' DO NOTHING RETURNING id::integer AS id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** Tells how many requests a person ever made. */
export async function countRequests(db: Db, personId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM person_request WHERE person_id = ${personId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Says who takes care of a request. */
export async function saveOwner(transaction: Db, requestId: number, ownerId: number | null): Promise<void> {
  await sql`UPDATE person_request SET owner_id = ${ownerId}, version = version + 1 WHERE id = ${requestId}`.execute(
    transaction,
  );
}

interface Outcome {
  readonly state: "done" | "refused";
  readonly reason: string;
  readonly by: number | null;
  readonly now: Date;
}

/** Says what became of a request. */
export async function saveOutcome(
  transaction: Db,
  requestId: number,
  { state, reason, by, now }: Outcome,
): Promise<void> {
  await sql`UPDATE person_request SET state = ${state}, outcome_reason = ${reason}, closed_by = ${by}, closed_at = ${now},
    version = version + 1 WHERE id = ${requestId}`.execute(transaction);
}

/** Gives the open requests that were somebody's to who may take care of them, others to nobody; tells how many found somebody. */
export async function handOverRequests(transaction: Db, from: number, heir: Heir | null): Promise<number> {
  const kinds = personKinds.filter((kind) => heir && mayWith(heir.functions, kind, "requests"));
  const { rows } = await sql<{ isTaken: boolean }>`
    UPDATE person_request q SET owner_id = CASE WHEN p.role = ANY(${kinds}) THEN ${heir?.userId ?? null}::integer END,
      version = q.version + 1
    FROM person p WHERE p.id = q.person_id AND q.owner_id = ${from} AND q.state = 'open'
    RETURNING q.owner_id IS NOT NULL AS "isTaken"`.execute(transaction);
  return rows.filter(({ isTaken }) => isTaken).length;
}
