import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { Queryable } from "../../../db/connection/sharedReadConnection.ts";

/** Somebody’s link, and the facts of the person that their calendar depends on. */
export interface KeptLink {
  readonly generation: number;
  readonly withPlace: boolean;
  readonly lastFetchedDate: string | null;
  readonly role: Role;
  readonly locale: Locale;
}

// The number in an address may be larger than any person’s.
const find = {
  name: "find-calendar-link",
  text: `SELECT l.generation, l.with_place AS "withPlace", l.last_fetched_date AS "lastFetchedDate", p.role, p.locale
    FROM calendar_link l JOIN person p ON p.id = l.person_id
    WHERE l.person_id = $1::bigint AND p.deactivated_at IS NULL AND p.blocked_at IS NULL`,
};

/** Gives somebody’s link, or null; that of somebody who may not sign in is none. */
export async function findLink(reading: Queryable, personId: number): Promise<KeptLink | null> {
  const { rows } = await reading.query<KeptLink>({ ...find, values: [personId] });
  return rows[0] ?? null;
}

interface SavedLink {
  readonly generation: number;
  readonly isFirst: boolean;
}

/**
 * Keeps a link in place of the one before, and gives its generation, which none before had: `first` without one before, else the
 * next.
 */
export async function saveLink(
  db: Db,
  link: {
    readonly personId: number;
    readonly first: number;
    readonly withPlace: boolean;
    readonly now: Date;
  },
): Promise<SavedLink> {
  const { rows } = await sql<SavedLink>`
    INSERT INTO calendar_link AS l (person_id, generation, with_place, made_at)
    VALUES (${link.personId}, ${link.first}, ${link.withPlace}, ${link.now})
    ON CONFLICT (person_id) DO UPDATE SET generation = l.generation % 2147483647 + 1, with_place = excluded.with_place,
      made_at = excluded.made_at, last_fetched_date = NULL
    RETURNING generation, xmax = 0 AS "isFirst"`.execute(db);
  const [saved] = rows;
  if (!saved) throw new Error("a link was kept and not found");
  return saved;
}

/** Puts postal code and city in somebody’s calendar, or takes them out: true when that changes it, null without a link. */
export async function updatePlace(db: Db, personId: number, withPlace: boolean): Promise<boolean | null> {
  const { rows } = await sql<{ was: boolean }>`
    UPDATE calendar_link l SET with_place = ${withPlace}
    FROM (SELECT person_id, with_place AS was FROM calendar_link WHERE person_id = ${personId} FOR UPDATE) before
    WHERE l.person_id = before.person_id RETURNING before.was`.execute(db);
  return rows[0] ? rows[0].was !== withPlace : null;
}

/** Ends somebody’s link; gives whether there was one. */
export async function removeLink(db: Db, personId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM calendar_link WHERE person_id = ${personId}`.execute(db);
  return numAffectedRows === 1n;
}

/** Keeps the day on which a calendar was read by this link. */
export async function updateFetched(
  db: Db,
  { personId, generation }: { readonly personId: number; readonly generation: number },
  today: string,
): Promise<void> {
  await sql`UPDATE calendar_link SET last_fetched_date = ${today}
    WHERE person_id = ${personId} AND generation = ${generation}`.execute(db);
}
