import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import { type Friend, mailboxOf, type SponsorshipOffer } from "@ribambelle/domain/sponsorship/sponsorship";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Narrowed, Tables } from "../../db/tables.ts";

type SponsorshipTables = Tables<"sponsorship_refusal"> &
  Narrowed<"sponsorship_offer", { state: SponsorshipOffer["state"] }> &
  Narrowed<"sponsorship_code", { channel: Channel }> &
  Narrowed<"person", { role: Role; locale: Locale }>;

/** A way to share one's code. */
export type Channel = "facebook" | "twitter" | "link";

const tables = (db: Db) => db.withTables<SponsorshipTables>();

/** Gives a person's codes; those that exist already stay, and of new ones the first process's. */
export async function saveCodes(
  db: Db,
  personId: number,
  fresh: Readonly<Record<Channel, string>>,
): Promise<Record<Channel, string>> {
  const known = await listCodes(db, personId);
  const missing = (Object.keys(fresh) as Channel[]).filter((channel) => !known.has(channel));
  if (missing.length > 0) {
    const rows = missing.map((channel) => ({ code: fresh[channel], person_id: personId, channel }));
    await tables(db)
      .insertInto("sponsorship_code")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["person_id", "channel"]).doNothing())
      .execute();
  }
  const codes = missing.length > 0 ? await listCodes(db, personId) : known;
  return Object.fromEntries(codes) as Record<Channel, string>;
}

async function listCodes(db: Db, personId: number): Promise<Map<Channel, string>> {
  const rows = await tables(db)
    .selectFrom("sponsorship_code")
    .select(["channel", "code"])
    .where("person_id", "=", personId)
    .execute();
  return new Map(rows.map(({ channel, code }) => [channel, code]));
}

/** Gives whom a person sponsors, the newest first; of those whose names and address were erased nothing but the state. */
export async function listOffers(db: Db, sponsorId: number): Promise<SponsorshipOffer[]> {
  const rows = await tables(db)
    .selectFrom("sponsorship_offer")
    .select(["first_name", "last_name", "email", "state", "created_at", "joined_at"])
    .where("sponsor_id", "=", sponsorId)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email ?? "",
    state: row.state,
    // Without an address no letter went (the code was shared), or nothing of it is known any more.
    sentAt: row.email === null ? null : row.created_at.toISOString(),
    joinedAt: row.joined_at?.toISOString() ?? null,
  }));
}

/** Gives what inviting needs of the sponsor. */
export async function getSponsor(db: Db, personId: number) {
  return tables(db)
    .selectFrom("person")
    .select(["email", "user_name as userName", "locale"])
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
}

/** True when an address was refused under one of these hashes. */
export async function isRefused(db: Db, hashes: readonly Buffer[]): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("sponsorship_refusal")
    .select("refused_at")
    .where("address_hash", "in", hashes)
    .executeTakeFirst();
  return found !== undefined;
}

/** True when an address is that of an account, or leads to the same mailbox. */
export async function isOfAccount(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`SELECT
    EXISTS (SELECT FROM person WHERE mailbox(email) = ${mailboxOf(email)})
    OR EXISTS (SELECT FROM person WHERE user_name = ${email}) AS "isKnown"`.execute(db);
  return rows[0]?.isKnown ?? false;
}

/** Stores an offer and gives its id; the database refuses an address that another offer holds. */
export async function insertOffer(
  db: Db,
  sponsorId: number,
  { firstName, lastName, email }: Friend,
  at: Date,
): Promise<number> {
  const { id } = await tables(db)
    .insertInto("sponsorship_offer")
    .values({ sponsor_id: sponsorId, first_name: firstName, last_name: lastName, email, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** True when a person has sponsored somebody. */
export async function hasOffers(db: Db, sponsorId: number): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("sponsorship_offer")
    .select("id")
    .where("sponsor_id", "=", sponsorId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks an offer whose letter may still go and gives what it says, or null: joined, refused, forgotten, or its sponsor left. */
export async function lockOpenOffer(transaction: Db, id: number) {
  const found = await tables(transaction)
    .selectFrom("sponsorship_offer as offer")
    .innerJoin("person as sponsor", "sponsor.id", "offer.sponsor_id")
    .select([
      "offer.email as email",
      "offer.first_name as friendFirstName",
      "sponsor.first_name as firstName",
      "sponsor.last_name as lastName",
      "sponsor.id as sponsorId",
    ])
    .where("offer.id", "=", id)
    .where("offer.email", "is not", null)
    .where("offer.state", "=", 0)
    .where("sponsor.deactivated_at", "is", null)
    .forUpdate("offer")
    .executeTakeFirst();
  return found?.email ? { ...found, email: found.email } : null;
}

export async function updateRefusalHash(db: Db, id: number, refusalHash: Buffer): Promise<void> {
  await tables(db)
    .updateTable("sponsorship_offer")
    .set({ refusal_hash: refusalHash })
    .where("id", "=", id)
    .execute();
}

/** Locks the offer of a refusal link and gives it, or null. */
export async function lockOfferOfLink(transaction: Db, refusalHash: Buffer) {
  const found = await tables(transaction)
    .selectFrom("sponsorship_offer")
    .select(["id", "email"])
    .where("refusal_hash", "=", refusalHash)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** Remembers an address that refuses invitations; false when it was remembered already. */
export async function insertRefusal(db: Db, addressHash: Buffer, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto("sponsorship_refusal")
    .values({ address_hash: addressHash, refused_at: at })
    .onConflict((conflict) => conflict.column("address_hash").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

const erased = { first_name: "", last_name: "", email: null } as const;

/** Erases names and address of an offer; that there was one stays. */
export async function eraseOffer(db: Db, id: number): Promise<void> {
  await tables(db).updateTable("sponsorship_offer").set(erased).where("id", "=", id).execute();
}

/** Erases names and addresses of those who were invited before an instant and did not join; gives how many. */
export async function eraseOldOffers(db: Db, before: Date): Promise<number> {
  const { numUpdatedRows } = await tables(db)
    .updateTable("sponsorship_offer")
    .set(erased)
    .where("state", "=", 0)
    .where("created_at", "<", before)
    .where("email", "is not", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes what a person offered, and erases their name and address where somebody sponsored them. */
export async function removeSponsorshipsOf(db: Db, personId: number): Promise<void> {
  await tables(db).deleteFrom("sponsorship_offer").where("sponsor_id", "=", personId).execute();
  await tables(db)
    .updateTable("sponsorship_offer")
    .set({ ...erased, friend_id: null })
    .where("friend_id", "=", personId)
    .execute();
}

/** A person whom an import brings, or whose address it changes. */
export interface Newcomer {
  readonly reference: string;
  /** The code that they gave, when they are new. */
  readonly code: string | null;
}

/**
 * Notes who among these was sponsored: by the address that was invited before they were known here, else by the code that they
 * gave; each once. A code may come from anywhere: nothing of who gave it is told. Gives the sponsors, one time for each friend.
 */
export async function saveJoined(
  db: Db,
  newcomers: readonly Newcomer[],
  now: Date,
): Promise<{ personId: number; role: Role }[]> {
  // Found by their references before all else: while the database knows little of the people, as in a first import, it would rather
  // compare each of them with each line.
  const { rows } = await sql<{ personId: number; role: Role }>`
    WITH named AS MATERIALIZED (
      SELECT p.id, p.email, p.created_at, i.code
      FROM json_to_recordset(${JSON.stringify(newcomers)}::json) AS i(reference text, code text)
      JOIN person p ON p.agency_reference = i.reference AND p.role <> 'Agency'
    ), newcomer AS (
      SELECT * FROM named p WHERE NOT EXISTS (SELECT FROM sponsorship_offer o WHERE o.friend_id = p.id)
    ), invited AS (
      UPDATE sponsorship_offer o SET state = 1, joined_at = ${now}, friend_id = n.id
      FROM newcomer n WHERE o.email = n.email AND o.state = 0 AND n.created_at >= o.created_at
      RETURNING o.sponsor_id, n.id AS friend_id
    ), brought AS (
      INSERT INTO sponsorship_offer (sponsor_id, state, created_at, joined_at, friend_id)
      SELECT c.person_id, 1, ${now}::timestamptz, ${now}::timestamptz, n.id
      FROM newcomer n JOIN sponsorship_code c ON c.code = n.code AND c.person_id <> n.id
      WHERE NOT EXISTS (SELECT FROM invited i WHERE i.friend_id = n.id)
      RETURNING sponsor_id
    )
    SELECT s.id AS "personId", s.role FROM (SELECT sponsor_id FROM invited UNION ALL SELECT sponsor_id FROM brought) o
    JOIN person s ON s.id = o.sponsor_id`.execute(db);
  return rows;
}
