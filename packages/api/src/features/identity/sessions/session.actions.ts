import { blockedFrom } from "@ribambelle/domain/identity/blocked";
import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import { isShortForStaff } from "@ribambelle/domain/identity/password";
import { loginName } from "@ribambelle/domain/kernel/characters/loginName";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { SecondFactorStep } from "@ribambelle/domain/secondFactor/secondFactor";
import type { By } from "../../../acting/actor.ts";
import { addressKey } from "../../../acting/addressKey.ts";
import type { Device } from "../../../acting/device.ts";
import { Refused } from "../../../acting/refused.ts";
import { audit } from "../../audit/index.ts";
import {
  type Credentials,
  findCredentials,
  lockCredentialsOf,
  updateLocale,
  updatePassword,
  updateShortPassword,
} from "../../people/index.ts";
import { noteBrowser } from "../browsers/noteBrowser.ts";
import type { IdentityDeps } from "../identity.deps.ts";
import { hashPassword, isOutdated, isPassword } from "../passwords/password.ts";
import { accountKey, type FailureCount, failureCount } from "./signInLimits.ts";

/** A session that has begun, and what is still to do before it opens anything. */
export interface SignedIn {
  readonly token: string;
  readonly step: SecondFactorStep | null;
  /** What the browser is to carry from now on; null while a second factor is to come. */
  readonly mark: string | null;
}

/** What a person typed to sign in, and what their browser carries. */
interface SignInInput {
  readonly userName: string;
  readonly password: string;
  readonly locale: Locale;
  readonly previousToken: string | null;
  readonly mark: string | null;
  readonly device: Device;
}

/**
 * Signs a person in, as far as the password leads. An unknown account, a wrong password and an account with too
 * many failures take the same steps, hence the same time (budgets.md, Sign-in).
 */
export async function signIn(deps: IdentityDeps, by: By, input: SignInInput): Promise<SignedIn> {
  const { signInFromAddress } = deps.attempts;
  return signInFromAddress.during(addressKey(by.address), async () => {
    for (let time = 0; time < 2; time += 1) {
      const { person, failures, failed } = await verified(deps, by, input);
      if (person.isBlocked) {
        await audit(deps.connection.db, by, identityActs.signInRefused({ personId: person.personId }));
        throw new Refused(blockedFrom(deps.agency.contact.phone));
      }
      const signedIn = await startSession(deps, by, input, person);
      if (!signedIn) continue;
      if (failed > 0) await failures.attempts.forget(failures.key);
      return signedIn;
    }
    throw new Refused(identityRefusals.wrongCredentials);
  });
}

type Verified = Credentials & { readonly passwordHash: string };

// Gives the person whose password this is. A failure is counted last, once it is known to be one.
async function verified(
  deps: IdentityDeps,
  by: By,
  { userName, password, mark }: SignInInput,
): Promise<{ person: Verified; failures: FailureCount; failed: number }> {
  const { db } = deps.connection;
  const name = loginName(userName);
  const person = await findCredentials(db, name);
  const personId = person?.personId ?? null;
  // Before the password, which costs time: whoever knows it signs in so often and no more (AUTH-OP13).
  const tooOften = await deps.attempts.sessionsOfPerson.refusal(accountKey(personId ?? 0));
  if (tooOften) throw tooOften;
  const failures = await failureCount(deps, { person, name, mark });
  const matches = await isPassword(password, person?.passwordHash);
  // Read after the password was verified: of many guesses at once, only so many learn anything.
  const { counted: failed, refusal: locked } = await failures.attempts.standing(failures.key);
  if (matches && !locked && person?.passwordHash) {
    return { person: { ...person, passwordHash: person.passwordHash }, failures, failed };
  }
  await audit(db, by, identityActs.signInRefused({ personId }));
  const [counted] = await Promise.all([
    failures.attempts.count(failures.key),
    deps.attempts.signInFromAddress.count(addressKey(by.address)),
  ]);
  throw locked ?? counted ?? new Refused(identityRefusals.wrongCredentials);
}

// Gives null when the password's hash is another by now: no session may start with an old password, and a hash that a
// sign-in at the same time renewed is verified again.
async function startSession(
  deps: IdentityDeps,
  by: By,
  { password, locale, previousToken, mark, device }: SignInInput,
  { personId, role, passwordHash }: Verified,
): Promise<SignedIn | null> {
  const { sessions, connection } = deps;
  // A renewal for which there is no room now waits for the next sign-in.
  const renewed = isOutdated(passwordHash) ? await hashPassword(password).catch(() => null) : null;
  return connection.db.transaction().execute(async (transaction) => {
    const held = await lockCredentialsOf(transaction, personId);
    if (held?.passwordHash !== passwordHash || held.isBlocked) return null;
    if (renewed !== null) await updatePassword(transaction, personId, renewed, deps.now());
    if (role === "Agency") await updateShortPassword(transaction, personId, isShortForStaff(password));
    // The session that this browser had ends with the new one's start: no token serves two people (session fixation).
    if (previousToken) await sessions.end(transaction, previousToken);
    if (held.locale !== locale) await updateLocale(transaction, personId, locale);
    const step = await deps.secondFactors.stepOf(transaction, { personId, role });
    const given = step === null ? identityActs.signedIn : identityActs.passwordGiven;
    await audit(transaction, { ...by, actorId: personId }, given({ personId }));
    const begun = step === null ? "password" : "password-first";
    const token = await sessions.start(transaction, personId, { begun, device });
    const from = { personId, role, locale, mark, device };
    return { token, step, mark: step === null ? await noteBrowser(transaction, deps, from) : null };
  });
}

/** Ends the session of a token, if there is one. */
export async function signOut({ connection: { db }, sessions }: IdentityDeps, by: By, token: string | null) {
  if (!token) return;
  await db.transaction().execute(async (transaction) => {
    const personId = await sessions.end(transaction, token);
    if (personId !== null) {
      await audit(transaction, { ...by, actorId: personId }, identityActs.signedOut({ personId }));
    }
  });
}
