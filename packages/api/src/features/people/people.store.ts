import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Db } from "../../db/connection/connect.ts";
import type { PeopleTables } from "./people.columns.ts";

const tables = (db: Db) => db.withTables<PeopleTables>();

/** Gives the active person of an address, or null. */
export async function findPersonByEmail(db: Db, email: string): Promise<number | null> {
  const found = await tables(db)
    .selectFrom("person")
    .select("id")
    .where("email", "=", email)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Gives the active person of one of the agency's references, or null. */
export async function findPersonByReference(db: Db, reference: string): Promise<number | null> {
  const found = await tables(db)
    .selectFrom("person")
    .select("id")
    .where("agency_reference", "=", reference)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Gives what a letter to an active person needs, or null when they left or have no address. */
export async function findAddressee(db: Db, personId: number) {
  const found = await tables(db)
    .selectFrom("person")
    .select((eb) => [
      "id as personId",
      "role",
      "first_name as firstName",
      "email",
      "locale",
      eb("password_hash", "is not", null).$castTo<boolean>().as("hasPassword"),
      eb("blocked_at", "is not", null).$castTo<boolean>().as("isBlocked"),
    ])
    .where("id", "=", personId)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return found?.email ? { ...found, email: found.email } : null;
}

/** Gives the name that an authenticator application shows of a person: their address, else their user name. */
export async function nameOf(db: Db, personId: number): Promise<string> {
  const { email, userName } = await tables(db)
    .selectFrom("person")
    .select(["email", "user_name as userName"])
    .where("id", "=", personId)
    .executeTakeFirstOrThrow();
  return email ?? userName;
}

/** Begins the statement of `getMyInformation`; other features add their columns to it. */
export function selectOwnInformation(db: Db, personId: number) {
  return tables(db)
    .selectFrom("person")
    .select([
      "id as userId",
      "user_name as userName",
      "email",
      "first_name as firstName",
      "last_name as lastName",
      "role",
      "city",
      "longitude",
      "latitude",
      "displays_information_banner as isDisplayedInformationBanner",
      "displays_connection_popup as isDisplayedConnectionPopup",
    ])
    .where("id", "=", personId);
}

/** Notes when a person was last there, to within ten minutes (FOLKS-48). */
export async function updateLastSeen(db: Db, personId: number, now: Date): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set((eb) => ({ last_seen_at: eb.fn("greatest", ["last_seen_at", eb.val(now)]) }))
    .where("id", "=", personId)
    .where("deactivated_at", "is", null)
    .execute();
}

/** Stores the language of the person's last sign-in, for letters. */
export async function updateLocale(db: Db, personId: number, locale: Locale): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({ locale })
    .where("id", "=", personId)
    .where("locale", "<>", locale)
    .execute();
}

/** Stores whether the connection popup is shown; gives whether that is a change. */
export async function updateConnectionPopup(db: Db, personId: number, displayed: boolean): Promise<boolean> {
  const updated = await tables(db)
    .updateTable("person")
    .set({ displays_connection_popup: displayed })
    .where("id", "=", personId)
    .where("displays_connection_popup", "<>", displayed)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Deactivates an account for good: nobody can sign in to it any more. */
export async function deactivate(db: Db, personId: number, now: Date): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({ deactivated_at: now, updated_at: now })
    .where("id", "=", personId)
    .execute();
}

/** Keeps a person out from now on, by whom and why; null lets them in again. */
export async function updateBlock(
  db: Db,
  personId: number,
  block: { readonly by: number | null; readonly reason: string; readonly at: Date } | null,
): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({
      blocked_at: block?.at ?? null,
      blocked_by: block?.by ?? null,
      block_reason: block?.reason ?? null,
    })
    .where("id", "=", personId)
    .execute();
}

/** Brings a deactivated account back, without a password: its person chooses another one. */
export async function reactivate(db: Db, personId: number, now: Date): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({ deactivated_at: null, password_hash: null, updated_at: now })
    .where("id", "=", personId)
    .execute();
}
