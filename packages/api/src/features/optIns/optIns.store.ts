import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import { type Choices, choicesOf, type EmailOptIn, type OptIn } from "@ribambelle/domain/optIns/optIn";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Narrowed } from "../../db/tables.ts";
import { isAddressBlocked } from "./blockedAddress.condition.ts";

/** Where a change of an opt-in came from. */
export type ChangeSource = "settings" | "link" | "renewal" | "import";

type OptInTables = Narrowed<"opt_in", { name: OptIn }> &
  Narrowed<"opt_in_change", { name: OptIn; source: ChangeSource; locale: Locale }> &
  Narrowed<"unsubscribe_link", { name: EmailOptIn }> &
  Narrowed<"blocked_address", { source: "command" | "refusal" }>;

const tables = (db: Db) => db.withTables<OptInTables>();

/** What a person chose, and what follows from it. */
export interface KeptOptIns {
  /** Only what was chosen. */
  readonly chosen: Partial<Choices>;
  /** What holds, chosen or not. */
  readonly choices: Choices;
  /** Changes with each choice; 0 before the first. */
  readonly version: number;
}

/** Gives what a person accepts to be sent. */
export async function getOptIns(db: Db, personId: number): Promise<KeptOptIns> {
  const rows = await tables(db)
    .selectFrom("opt_in")
    .select(["name", "is_taken as isTaken"])
    .where("person_id", "=", personId)
    .execute();
  const last = await tables(db)
    .selectFrom("opt_in_change")
    .select((eb) => eb.fn.max("id").as("id"))
    .where("person_id", "=", personId)
    .executeTakeFirst();
  const chosen = Object.fromEntries(rows.map(({ name, isTaken }) => [name, isTaken])) as Partial<Choices>;
  return { chosen, choices: choicesOf(chosen), version: Number(last?.id ?? 0) };
}

/** Gives who an active person is and their language; null when they left. */
export async function findActive(db: Db, personId: number): Promise<{ role: Role; locale: Locale } | null> {
  const { rows } = await sql<{ role: Role; locale: Locale }>`
    SELECT role, locale FROM person WHERE id = ${personId} AND deactivated_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** True when the address that the person has now takes no letters. */
export async function isBlocked(db: Db, personId: number): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM person p WHERE p.id = ${personId} AND ${sql.raw(isAddressBlocked)}`.execute(db);
  return rows.length > 0;
}

export interface NewChange {
  readonly personId: number;
  readonly name: OptIn;
  readonly wasTaken: boolean | null;
  readonly isTaken: boolean;
  readonly source: ChangeSource;
  readonly words: string;
  readonly locale: Locale;
  readonly changedAt: Date;
}

/** Stores choices, and what changed by them. */
export async function saveChanges(db: Db, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tables(db)
    .insertInto("opt_in")
    .values(changes.map(({ personId, name, isTaken }) => ({ person_id: personId, name, is_taken: isTaken })))
    .onConflict((conflict) =>
      conflict
        .constraint("one_choice_of_each_opt_in")
        .doUpdateSet((eb) => ({ is_taken: eb.ref("excluded.is_taken") })),
    )
    .execute();
  await tables(db)
    .insertInto("opt_in_change")
    .values(
      changes.map((change) => ({
        person_id: change.personId,
        name: change.name,
        was_taken: change.wasTaken,
        is_taken: change.isTaken,
        source: change.source,
        words: change.words,
        locale: change.locale,
        changed_at: change.changedAt,
      })),
    )
    .execute();
}

/** Keeps a key for the link of one person and opt-in unless there is one; gives the one that is kept. */
export async function keepLink(db: Db, personId: number, name: EmailOptIn, fresh: string): Promise<string> {
  await tables(db)
    .insertInto("unsubscribe_link")
    .values({ key: fresh, person_id: personId, name })
    .onConflict((conflict) => conflict.constraint("one_link_for_each_opt_in").doNothing())
    .execute();
  const { key } = await tables(db)
    .selectFrom("unsubscribe_link")
    .select("key")
    .where("person_id", "=", personId)
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return key;
}

/** Gives whose link it is, and of which letters; null for a key that was never given. */
export async function findLink(db: Db, key: string) {
  const found = await tables(db)
    .selectFrom("unsubscribe_link")
    .select(["person_id as personId", "name"])
    .where("key", "=", key)
    .executeTakeFirst();
  return found ?? null;
}

/** Notes that an address takes no letters, when it is still the person’s; false when it is not. */
export async function saveBlocked(
  db: Db,
  blocked: { personId: number; email: string; source: "command" | "refusal"; at: Date },
): Promise<boolean> {
  const { personId, email, source, at } = blocked;
  const saved = await sql`INSERT INTO blocked_address (person_id, email, source, blocked_at)
    SELECT id, email, ${source}, ${at} FROM person WHERE id = ${personId} AND email = ${email} AND deactivated_at IS NULL
    ON CONFLICT (person_id) DO UPDATE SET email = excluded.email, source = excluded.source, blocked_at = excluded.blocked_at
      WHERE blocked_address.email <> excluded.email`.execute(db);
  return (saved.numAffectedRows ?? 0n) > 0n;
}

/** Forgets that a person’s address took no letters; false when nothing said so. */
export async function removeBlocked(db: Db, personId: number): Promise<boolean> {
  const removed = await tables(db)
    .deleteFrom("blocked_address")
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/**
 * Removes changes of before an instant that prove nothing any more: a later change of the same opt-in replaced each before that
 * instant too, or the person left before it.
 */
export async function removeOldChanges(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM opt_in_change c WHERE c.changed_at < ${before} AND (
      EXISTS (SELECT FROM opt_in_change l WHERE l.person_id = c.person_id AND l.name = c.name AND l.id > c.id
        AND l.changed_at < ${before})
      OR EXISTS (SELECT FROM person p WHERE p.id = c.person_id AND p.deactivated_at < ${before}))`.execute(
    db,
  );
}
