import type { Db } from "../../../db/connection/connect.ts";
import { withdrawLetters } from "../../../mail/letters.ts";
import { removeResetsOf } from "../passwords/resets.store.ts";
import { linkKinds } from "./linkKinds.ts";

/** Ends every link by which a person may choose a password, those whose letters still wait too. */
export async function voidLinks(transaction: Db, personId: number): Promise<void> {
  await withdrawLetters(transaction, personId, linkKinds);
  await removeResetsOf(transaction, personId);
}
