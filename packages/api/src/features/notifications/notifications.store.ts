import type { Notice } from "@ribambelle/domain/kernel/notice";
import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../../db/connection/connect.ts";
import { keyset, type ListOrder, type Page, type Place, pageOf } from "../../db/keyset.ts";
import type { Tables } from "../../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"notification">>();

export interface NoticeTo extends Notice {
  readonly personId: number;
}

/** Stores notifications in one statement; deactivated people get none. */
export async function insertNotifications(db: Db, notices: readonly NoticeTo[]): Promise<void> {
  if (notices.length === 0) return;
  await sql`INSERT INTO notification (person_id, kind, facts, link)
    SELECT p.id, n.kind, n.facts, n.link
    FROM json_to_recordset(${JSON.stringify(notices)}::json)
      AS n("personId" integer, kind text, facts jsonb, link text)
    JOIN person p ON p.id = n."personId" AND p.deactivated_at IS NULL`.execute(db);
}

/** A notification to store, or to write anew over the one of this id. */
export interface NoticeOver extends NoticeTo {
  readonly notificationId: number | null;
}

/**
 * Stores notifications, or writes them over earlier ones, which are then unread again; gives their ids in the same order, null
 * for a deactivated person. A person has at most one of each kind among them.
 */
export async function writeNotifications(db: Db, notices: readonly NoticeOver[]): Promise<(number | null)[]> {
  if (notices.length === 0) return [];
  const { rows } = await sql<{ id: number; personId: number; kind: string }>`
    WITH given AS (
      SELECT n.* FROM json_to_recordset(${JSON.stringify(notices)}::json)
        AS n("personId" integer, kind text, facts jsonb, link text, "notificationId" bigint)
      JOIN person p ON p.id = n."personId" AND p.deactivated_at IS NULL
    ), rewritten AS (
      UPDATE notification o SET facts = g.facts, link = g.link, read_at = NULL FROM given g WHERE o.id = g."notificationId"
      RETURNING o.id, o.person_id, o.kind
    ), added AS (
      INSERT INTO notification (person_id, kind, facts, link)
        SELECT "personId", kind, facts, link FROM given WHERE "notificationId" IS NULL
      RETURNING id, person_id, kind
    )
    SELECT id, person_id AS "personId", kind FROM rewritten UNION ALL SELECT id, person_id, kind FROM added`.execute(
    db,
  );
  const ids = new Map(rows.map(({ id, personId, kind }) => [`${personId} ${kind}`, id]));
  return notices.map(({ personId, kind }) => ids.get(`${personId} ${kind}`) ?? null);
}

export interface KeptNotification {
  readonly id: number;
  readonly kind: string;
  readonly facts: unknown;
  readonly link: string | null;
  readonly isRead: boolean;
  readonly createdAt: Date;
}

interface FeedPart {
  readonly personId: number;
  readonly kinds: readonly string[];
  /** Where they lie; the newest when it is null. */
  readonly place: Place | null;
  readonly limit: number;
}

/** The newest first, as the bell shows them. */
const newestFirst: ListOrder = { columns: [{ column: "id", type: "bigint" }], isDescending: true };

// Named, hence prepared once a connection: every page that opens asks.
const countUnread = {
  name: "count-unread-notifications",
  text: `SELECT person_id AS "personId", count(*)::int AS count FROM notification
    WHERE person_id = ANY($1) AND read_at IS NULL AND kind = ANY($2) GROUP BY person_id`,
};

/** Gives one page of a person's notifications of these kinds, the newest first. */
export async function listNotifications(
  pool: pg.Pool,
  { personId, kinds, place, limit }: FeedPart,
): Promise<Page<KeptNotification>> {
  const { text, values } = keyset(newestFirst, place, limit, 3);
  const { rows } = await pool.query<KeptNotification>({
    name: `list-notifications${place ? `-${place.side}` : ""}`,
    text: `SELECT id, kind, facts, link, read_at IS NOT NULL AS "isRead", created_at AS "createdAt"
      FROM notification WHERE person_id = $1 AND kind = ANY($2)${text}`,
    values: [personId, kinds, ...values],
  });
  return pageOf(rows, place, limit);
}

/** Counts the unread notifications of each of these people; who has none is absent. */
export async function countUnreadOf(
  pool: pg.Pool,
  personIds: readonly number[],
  kinds: readonly string[],
): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ personId: number; count: number }>({
    ...countUnread,
    values: [personIds, kinds],
  });
  return new Map(rows.map(({ personId, count }) => [personId, count]));
}

/** Notes that a person has read one of their notifications; false when they have none of this id. */
export async function updateRead(db: Db, personId: number, id: number, now: Date): Promise<boolean> {
  const own = tables(db).selectFrom("notification").where("person_id", "=", personId).where("id", "=", id);
  const found = await own.select("read_at as readAt").executeTakeFirst();
  if (found?.readAt === null) {
    await tables(db)
      .updateTable("notification")
      .set({ read_at: now })
      .where("person_id", "=", personId)
      .where("id", "=", id)
      .where("read_at", "is", null)
      .execute();
  }
  return found !== undefined;
}

/** Notes that a person has read all of these kinds. */
export async function updateAllRead(
  db: Db,
  personId: number,
  kinds: readonly string[],
  now: Date,
): Promise<void> {
  await tables(db)
    .updateTable("notification")
    .set({ read_at: now })
    .where("person_id", "=", personId)
    .where("read_at", "is", null)
    .where("kind", "=", sql<string>`ANY(${kinds})`)
    .execute();
}

/** Removes what was written before an instant, and of each person's notifications those beyond so many, oldest first. */
export async function removeOldNotifications(db: Db, before: Date, most: number): Promise<void> {
  await tables(db).deleteFrom("notification").where("created_at", "<", before).execute();
  await sql`DELETE FROM notification n USING (
      SELECT id, row_number() OVER (PARTITION BY person_id ORDER BY id DESC) AS place FROM notification
      WHERE person_id IN (SELECT person_id FROM notification GROUP BY person_id HAVING count(*) > ${most})
    ) ranked
    WHERE n.id = ranked.id AND ranked.place > ${most}`.execute(db);
}
