import type { Actor, By } from "../../../acting/actor.ts";
import { withdrawLetters } from "../../../mail/letters.ts";
import { audit } from "../../audit/index.ts";
import type { IdentityNeeds } from "../identity.needs.ts";
import { linkKinds } from "../links/linkKinds.ts";
import { deactivate, lockCredentialsOf, updateConnectionPopup } from "./people.store.ts";

/**
 * Deactivates the account and forgets what each feature declares as forgotten (`*.personal.ts`); its sessions end, contracts
 * and documents stay (AUTH-37, AUTH-OP9).
 */
export async function deleteAccount(
  { connection: { db }, sessions, forget, now }: IdentityNeeds,
  by: By,
  { personId }: Actor,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // After a double click, the second call finds the account deactivated.
    if (!(await lockCredentialsOf(transaction, personId))) return;
    await withdrawLetters(transaction, personId, linkKinds);
    await sessions.endAllOf(transaction, personId);
    await forget(transaction, personId);
    await deactivate(transaction, personId, now());
    await audit(transaction, by, { action: "identity.account-deleted", personId });
  });
}

/** The connection popup has been read: it is not shown any more (POPUP-05). */
export async function disableConnectionPopup({ connection: { db } }: IdentityNeeds, by: By, actor: Actor) {
  await db.transaction().execute(async (transaction) => {
    if (!(await updateConnectionPopup(transaction, actor.personId, false))) return;
    await audit(transaction, by, { action: "identity.connection-popup-disabled", personId: actor.personId });
  });
}
