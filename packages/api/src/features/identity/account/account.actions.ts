import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import type { Actor, By } from "../../../acting/actor.ts";
import { addLetters, holdWaitingLetters, withdrawLetters } from "../../../mail/letters.ts";
import { audit } from "../../audit/index.ts";
import { deactivatePerson, lockCredentialsOf, updateConnectionPopup } from "../../people/index.ts";
import type { IdentityDeps } from "../identity.deps.ts";
import { linkKinds } from "../links/linkKinds.ts";
import { accountDeleted } from "./accountDeleted.letter.ts";

/**
 * Deactivates the account and forgets what each feature declares as forgotten (`*.personal.ts`); its sessions end, contracts
 * and documents stay (AUTH-37, AUTH-OP9). A last letter says that it was done.
 */
export async function deleteAccount(
  { connection, sessions, forget, now }: IdentityDeps,
  by: By,
  { personId }: Actor,
): Promise<void> {
  await connection.db.transaction().execute(async (transaction) => {
    await holdWaitingLetters(transaction, personId);
    const person = await lockCredentialsOf(transaction, personId);
    // After a double click, the second call finds the account deactivated.
    if (!person) return;
    await withdrawLetters(transaction, personId, linkKinds);
    await sessions.endAllOf(transaction, personId);
    await forget(transaction, personId, now());
    await deactivatePerson(transaction, personId, now());
    await addLetters(transaction, accountDeleted(person, now()), now());
    await audit(transaction, by, identityActs.accountDeleted({ personId }));
  });
}

/** The connection popup has been read: it is not shown any more (POPUP-05). */
export async function disableConnectionPopup({ connection: { db } }: IdentityDeps, by: By, actor: Actor) {
  await db.transaction().execute(async (transaction) => {
    if (!(await updateConnectionPopup(transaction, actor.personId, false))) return;
    await audit(transaction, by, identityActs.connectionPopupDisabled({ personId: actor.personId }));
  });
}
