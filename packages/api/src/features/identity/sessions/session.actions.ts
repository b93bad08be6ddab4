import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import { loginName } from "@ribambelle/domain/identity/person";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { SecondFactorStep } from "@ribambelle/domain/secondFactor/secondFactor";
import type { By } from "../../../acting/actor.ts";
import { Refused } from "../../../acting/refused.ts";
import { audit } from "../../audit/index.ts";
import type { IdentityNeeds } from "../identity.needs.ts";
import { isPassword } from "../passwords/password.ts";
import { findCredentials, lockCredentialsOf, updateLocale } from "../people/people.store.ts";

/** The token of a session that has begun, and what is still to do before it opens anything. */
export interface SignedIn {
  readonly token: string;
  readonly step: SecondFactorStep | null;
}

/**
 * Signs a person in and gives the session's token. An unknown account, a wrong password and an account with too many
 * attempts take the same steps, hence the same time (budgets.md, Sign-in).
 */
export async function signIn(
  { connection: { db }, attempts, sessions, secondFactors }: IdentityNeeds,
  by: By,
  input: { userName: string; password: string; locale: Locale; previousToken: string | null },
): Promise<SignedIn> {
  const address = by.address ?? "";
  const name = loginName(input.userName);
  const flood = await attempts.signInFromAddress.count(address);
  if (flood) throw flood;
  const locked = await attempts.signInOfAccount.count(name);
  const person = await findCredentials(db, name);
  const matches = await isPassword(input.password, person?.passwordHash);
  if (locked || !matches || !person) {
    await audit(db, by, { action: "identity.sign-in-refused", personId: person?.personId ?? null });
    throw locked ?? new Refused(identityRefusals.wrongCredentials);
  }
  const signedIn = await db.transaction().execute(async (transaction) => {
    // The password may have been changed since it was verified: no session may start with the old one.
    const held = await lockCredentialsOf(transaction, person.personId);
    if (held?.passwordHash !== person.passwordHash) throw new Refused(identityRefusals.wrongCredentials);
    // The session that this browser had ends with the new one's start: no token serves two people (session fixation).
    if (input.previousToken) await sessions.end(transaction, input.previousToken);
    await updateLocale(transaction, person.personId, input.locale);
    const step = await secondFactors.stepOf(transaction, person);
    const action = step === null ? "identity.signed-in" : "identity.password-given";
    await audit(transaction, { ...by, actorId: person.personId }, { action, personId: person.personId });
    const begun = step === null ? "password" : "password-first";
    return { token: await sessions.start(transaction, person.personId, begun), step };
  });
  await Promise.all([attempts.signInOfAccount.forget(name), attempts.signInFromAddress.undo(address)]);
  return signedIn;
}

/** Ends the session of a token, if there is one. */
export async function signOut({ connection: { db }, sessions }: IdentityNeeds, by: By, token: string | null) {
  if (!token) return;
  await db.transaction().execute(async (transaction) => {
    const personId = await sessions.end(transaction, token);
    if (personId !== null) {
      await audit(transaction, { ...by, actorId: personId }, { action: "identity.signed-out", personId });
    }
  });
}
