import { identityNotices } from "@ribambelle/domain/identity/identity.notices";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import { containsEmailPart } from "@ribambelle/domain/identity/password";
import { loginName } from "@ribambelle/domain/identity/person";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { commonRefusals, type Refusal } from "@ribambelle/domain/kernel/refusal";
import type { Actor, By } from "../../../acting/actor.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Sessions } from "../../../acting/sessions.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { addJob } from "../../../jobs/jobs.store.ts";
import { newLetterId, withdrawLetters } from "../../../mail/letters.ts";
import { audit } from "../../audit/index.ts";
import { notify } from "../../notifications/index.ts";
import { forgetOtherBrowsers } from "../browsers/browsers.ts";
import type { IdentityNeeds } from "../identity.needs.ts";
import { linkKinds } from "../links/linkKinds.ts";
import { findCredentialsOf, lockCredentialsOf, updatePassword } from "../people/people.store.ts";
import { tokenHash } from "../sessions/tokens.ts";
import { hashPassword, isPassword } from "./password.ts";
import { claimReset, findPersonOfReset, removeResetsOf } from "./resets.store.ts";

export const resetRequestedTask = "identity.reset-requested";

const refusedField = (refusal: Refusal, path: string) =>
  new Refused(refusal, { issues: [{ path, code: refusal.code, message: refusal.fr }] });

/** Changes the person's password and ends all of their sessions (AUTH-31, AUTH-OP10). */
export async function changePassword(
  { connection: { db }, attempts, sessions }: IdentityNeeds,
  by: By,
  actor: Actor,
  input: { currentPassword: string; newPassword: string; mark: string | null },
): Promise<void> {
  const { personId } = actor;
  const tooMany = await attempts.passwordOfPerson.count(String(personId));
  if (tooMany) throw tooMany;
  const wrong = refusedField(identityRefusals.wrongCurrentPassword, "currentPassword");
  const person = await findCredentialsOf(db, personId);
  if (!person) throw new Refused(commonRefusals.unauthorized);
  if (!(await isPassword(input.currentPassword, person.passwordHash))) throw wrong;
  if (containsEmailPart(input.newPassword, person.email)) {
    throw refusedField(identityRefusals.passwordContainsEmail, "newPassword");
  }
  const passwordHash = await hashPassword(input.newPassword);
  await db.transaction().execute(async (transaction) => {
    const held = await lockCredentialsOf(transaction, personId);
    if (!held) throw new Refused(commonRefusals.unauthorized);
    if (held.passwordHash !== person.passwordHash) throw wrong;
    await withdrawLetters(transaction, personId, linkKinds);
    await keepPassword(transaction, sessions, personId, passwordHash);
    await forgetOtherBrowsers(transaction, personId, input.mark);
    await audit(transaction, by, { action: "identity.password-changed", personId });
  });
  await attempts.passwordOfPerson.forget(String(personId));
}

/**
 * Asks for a reset link. The same job is added whether or not the address is known: words and time tell nothing, and
 * the key is made when the letter is written, so that it is never stored readable.
 */
export async function requestReset(
  { connection: { db }, attempts }: IdentityNeeds,
  by: By,
  input: { email: string; locale: Locale },
): Promise<void> {
  const email = loginName(input.email);
  const tooMany =
    (await attempts.resetFromAddress.count(by.address ?? "")) ?? (await attempts.resetOfAccount.count(email));
  if (tooMany) throw tooMany;
  const { address, requestId } = by;
  const letterId = newLetterId();
  await addJob(db, resetRequestedTask, { letterId, email, locale: input.locale, address, requestId });
}

/** Sets a new password by the key of a reset link, which works once; a refused password does not use it up. */
export async function resetPassword(
  { connection: { db }, attempts, sessions, now }: IdentityNeeds,
  by: By,
  input: { password: string; resetKey: string; mark: string | null },
): Promise<void> {
  const tooMany = await attempts.resetFromAddress.count(by.address ?? "");
  if (tooMany) throw tooMany;
  const passwordHash = await hashPassword(input.password);
  const names = await db.transaction().execute(async (transaction) => {
    const keyHash = tokenHash(input.resetKey);
    const personId = await findPersonOfReset(transaction, keyHash, now());
    const person = personId === null ? null : await lockCredentialsOf(transaction, personId);
    // Before the key is used up: a letter being written locks its record first, then makes its key, which is
    // void by then.
    if (person) await withdrawLetters(transaction, person.personId, linkKinds);
    if (!person || !(await claimReset(transaction, keyHash)))
      throw new Refused(identityRefusals.resetKeyUnusable);
    if (containsEmailPart(input.password, person.email)) {
      throw refusedField(identityRefusals.passwordContainsEmail, "password");
    }
    await keepPassword(transaction, sessions, person.personId, passwordHash);
    await forgetOtherBrowsers(transaction, person.personId, input.mark);
    const act = { action: "identity.password-reset", personId };
    await audit(transaction, { ...by, actorId: personId }, act);
    return [person.userName, ...(person.email ? [person.email] : [])];
  });
  // The person has proved to own the address: somebody else's failed attempts must not keep them out.
  await Promise.all(names.map((name) => attempts.signInOfAccount.forget(name)));
}

async function keepPassword(
  transaction: Db,
  sessions: Sessions,
  personId: number,
  hash: string,
): Promise<void> {
  await updatePassword(transaction, personId, hash);
  await removeResetsOf(transaction, personId);
  await sessions.endAllOf(transaction, personId);
  await notify(transaction, personId, identityNotices.passwordChanged({}));
}
