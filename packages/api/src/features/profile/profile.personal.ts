import type { Db } from "../../db/connect.ts";
import { removeProfile } from "./profile.store.ts";

/** Forgets all that a person said in their profile: their account is deleted. The audit table keeps that they changed it. */
export async function forgetProfileOf(transaction: Db, personId: number): Promise<void> {
  await removeProfile(transaction, personId);
}
