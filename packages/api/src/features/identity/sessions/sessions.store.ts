import { knownFunctions, type StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import type { Role } from "@ribambelle/domain/kernel/role";
import type pg from "pg";
import type { Device } from "../../../acting/device.ts";
import { functionsOf } from "../../../acting/functionsOf.store.ts";
import type { SessionStart } from "../../../acting/sessions.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { IdentityTables } from "../identity.table.ts";

const tables = (db: Db) => db.withTables<IdentityTables>();

export interface KeptSession {
  readonly personId: number;
  readonly role: Role;
  /** What they do at the agency, as this version knows it. */
  readonly functions: readonly StaffFunction[];
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** True while the second factor is still to be given. */
  readonly awaitsSecondFactor: boolean;
  readonly secondFactorAt: Date | null;
  readonly mustChangePassword: boolean;
}

export async function insertSession(
  db: Db,
  tokenHash: Buffer,
  personId: number,
  { begun, device }: { begun: SessionStart; device: Device },
  now: Date,
): Promise<void> {
  await tables(db)
    .insertInto("session")
    .values({
      token_hash: tokenHash,
      person_id: personId,
      created_at: now,
      seen_at: now,
      awaits_second_factor: begun === "password-first",
      second_factor_at: begun === "second-factor" ? now : null,
      proved_at: begun === "password-first" ? null : now,
      browser: device.browser,
      system: device.system,
    })
    .execute();
}

// Named, hence prepared once a connection: every request without a cached session runs it.
const find = {
  name: "find-session",
  text: `SELECT s.person_id AS "personId", p.role, s.created_at AS "createdAt", s.seen_at AS "seenAt"
      , s.awaits_second_factor AS "awaitsSecondFactor", s.second_factor_at AS "secondFactorAt"
      , ${functionsOf("p.id")} AS functions, p.has_short_password AND p.role = 'Agency' AS "mustChangePassword"
    FROM session s JOIN person p ON p.id = s.person_id
    WHERE s.token_hash = $1 AND p.deactivated_at IS NULL`,
};

/** Gives a session by its token's hash, however old, or null. */
export async function findSession(pool: pg.Pool, tokenHash: Buffer): Promise<KeptSession | null> {
  const { rows } = await pool.query<KeptSession>({ ...find, values: [tokenHash] });
  const [found] = rows;
  return found ? { ...found, functions: knownFunctions(found.functions) } : null;
}

/** Gives when a living person last proved in a session to be themselves, and last gave a second factor; null without a session. */
export async function findProof(db: Db, tokenHash: Buffer) {
  const found = await tables(db)
    .selectFrom("session")
    .select(["proved_at as provedAt", "second_factor_at as secondFactorAt"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return found ?? null;
}

export async function updateProof(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await tables(db)
    .updateTable("session")
    .set({ proved_at: now })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await tables(db).updateTable("session").set({ seen_at: now }).where("token_hash", "=", tokenHash).execute();
}

/** Ends a session; gives its person, or null when there was none. */
export async function removeSession(db: Db, tokenHash: Buffer): Promise<number | null> {
  const removed = await tables(db)
    .deleteFrom("session")
    .where("token_hash", "=", tokenHash)
    .returning("person_id as personId")
    .executeTakeFirst();
  return removed?.personId ?? null;
}

/** Gives so many of a person's sessions, however old: that of this token's hash, then those last seen. */
export async function listSessionsOf(db: Db, personId: number, own: Buffer, most: number) {
  return tables(db)
    .selectFrom("session as s")
    .innerJoin("person as p", "p.id", "s.person_id")
    .select((eb) => [
      "s.id",
      eb("s.token_hash", "=", own).$castTo<boolean>().as("isCurrent"),
      "s.person_id as personId",
      "p.role",
      "s.created_at as createdAt",
      "s.seen_at as seenAt",
      "s.awaits_second_factor as awaitsSecondFactor",
      "s.second_factor_at as secondFactorAt",
      "s.browser",
      "s.system",
    ])
    .where("s.person_id", "=", personId)
    .where("s.awaits_second_factor", "=", false)
    .orderBy("isCurrent", "desc")
    .orderBy("s.seen_at", "desc")
    .orderBy("s.id")
    .limit(most)
    .execute();
}

/**
 * Ends a person's sessions past so many, those unused for longest: of the whole ones, or of those that await a second factor,
 * so that whoever has the password alone pushes nobody out. The one that has just begun stays, whatever the clock was before.
 * Gives the hashes of their tokens.
 */
export async function removeOldestSessionsOf(
  db: Db,
  personId: number,
  { begun, awaitsSecondFactor, most }: { begun: Buffer; awaitsSecondFactor: boolean; most: number },
): Promise<Buffer[]> {
  const removed = await tables(db)
    .deleteFrom("session")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("session")
        .select("id")
        .where("person_id", "=", personId)
        .where("awaits_second_factor", "=", awaitsSecondFactor)
        .where("token_hash", "<>", begun)
        .orderBy("seen_at", "desc")
        .orderBy("created_at", "desc")
        .offset(most - 1),
    )
    .returning("token_hash as tokenHash")
    .execute();
  return removed.map(({ tokenHash }) => tokenHash);
}

/** Ends a person's sessions, or one of them, or all but one; gives the hashes of their tokens. */
export async function removeSessionsOf(
  db: Db,
  personId: number,
  { id, butOf }: { readonly id?: string; readonly butOf?: Buffer } = {},
): Promise<Buffer[]> {
  const removed = await tables(db)
    .deleteFrom("session")
    .where("person_id", "=", personId)
    .$if(id !== undefined, (one) => one.where("id", "=", id as string))
    .$if(butOf !== undefined, (others) => others.where("token_hash", "<>", butOf as Buffer))
    .returning("token_hash as tokenHash")
    .execute();
  return removed.map(({ tokenHash }) => tokenHash);
}

/** Ends the sessions that nobody can use any more: unseen, made, or left without their second factor before these instants. */
export async function removeOldSessions(
  db: Db,
  {
    unseenSince,
    madeBefore,
    halfMadeBefore,
  }: Readonly<Record<"unseenSince" | "madeBefore" | "halfMadeBefore", Date>>,
): Promise<void> {
  await tables(db)
    .deleteFrom("session")
    .where((eb) =>
      eb.or([
        eb("seen_at", "<", unseenSince),
        eb("created_at", "<", madeBefore),
        eb.and([eb("awaits_second_factor", "=", true), eb("created_at", "<", halfMadeBefore)]),
      ]),
    )
    .execute();
}
