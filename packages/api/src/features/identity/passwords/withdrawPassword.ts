import type { Db } from "../../../db/connection/connect.ts";
import { addLetters } from "../../../mail/letters.ts";
import { findAddressee, updatePassword } from "../../people/index.ts";
import { resetKind } from "../links/linkKinds.ts";

/**
 * Erases a person's password and sends them the link by which they choose another; without an address they would never
 * get in again, so the password stays. False in that case.
 */
export async function withdrawPassword(transaction: Db, personId: number, now: Date): Promise<boolean> {
  const addressee = await findAddressee(transaction, personId);
  if (!addressee) return false;
  await updatePassword(transaction, personId, null, now);
  await addLetters(transaction, [{ kind: resetKind, personId, locale: addressee.locale }], now);
  return true;
}
