import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import { identityNotices } from "@ribambelle/domain/identity/identity.notices";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import { refusalOfPassword } from "@ribambelle/domain/identity/passwordChoice";
import { loginName } from "@ribambelle/domain/kernel/characters/loginName";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Actor, By } from "../../../acting/actor.ts";
import { addressKey } from "../../../acting/addressKey.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { addJob } from "../../../jobs/jobs.store.ts";
import { addLetters, newLetterId, withdrawLetters } from "../../../mail/letters.ts";
import { audit } from "../../audit/index.ts";
import { notify } from "../../notifications/index.ts";
import {
  type CredentialsOfPerson,
  findCredentialsOf,
  lockCredentialsOf,
  updatePassword,
  updateShortPassword,
} from "../../people/index.ts";
import { forgetOtherBrowsers } from "../browsers/browsers.ts";
import type { IdentityDeps } from "../identity.deps.ts";
import { linkKinds } from "../links/linkKinds.ts";
import { nameKey } from "../sessions/signInLimits.ts";
import { tokenHash } from "../sessions/tokens.ts";
import { isCommonPassword } from "./common/commonPasswords.ts";
import { hashPassword, isPassword } from "./password.ts";
import { passwordChanged } from "./passwordChanged.letter.ts";
import { claimReset, findPersonOfReset, removeResetsOf } from "./resets.store.ts";
import { refusedField, withPassword, wrongCurrentPassword } from "./withPassword.ts";

export const resetRequestedTask = "identity.reset-requested";

/** Changes the person's password and ends all of their sessions (AUTH-31, AUTH-OP10). */
export async function changePassword(
  deps: IdentityDeps,
  by: By,
  actor: Actor,
  input: { currentPassword: string; newPassword: string; mark: string | null },
): Promise<void> {
  const { connection } = deps;
  const { personId } = actor;
  const refused = identityActs.passwordChangeRefused;
  await withPassword(deps, by, { personId, password: input.currentPassword, refused }, async (person) => {
    // It has just been verified that the current password is the one in use.
    const isInUse = input.newPassword.normalize("NFC") === input.currentPassword.normalize("NFC");
    refuseBadChoice(deps, person, { password: input.newPassword, isInUse }, "newPassword");
    const passwordHash = await hashPassword(input.newPassword);
    await connection.db.transaction().execute(async (transaction) => {
      const held = await lockCredentialsOf(transaction, personId);
      if (!held) throw new Refused(commonRefusals.unauthorized);
      if (held.passwordHash !== person.passwordHash) throw wrongCurrentPassword();
      await withdrawLetters(transaction, personId, linkKinds);
      await keepPassword(transaction, deps, held, passwordHash);
      await forgetOtherBrowsers(transaction, personId, input.mark);
      await audit(transaction, by, identityActs.passwordChanged({ personId }));
    });
  });
}

// Refuses what the printed rules allow and an attacker would try first (AUTH-OP12).
function refuseBadChoice(
  { agency }: IdentityDeps,
  person: CredentialsOfPerson,
  { password, isInUse }: { password: string; isInUse: boolean },
  field: string,
): void {
  const isCommon = isCommonPassword(password);
  const refusal = refusalOfPassword({ ...person, password, agencyName: agency.name, isCommon, isInUse });
  if (refusal) throw refusedField(refusal, field);
}

/**
 * Asks for a reset link. The same job is added whether or not the address is known, and however many letters it had: words
 * and time tell nothing, it is counted with the job, and the key is made when the letter is written, so that it is never stored readable.
 */
export async function requestReset(
  { connection: { db }, attempts: { resetFromAddress } }: IdentityDeps,
  by: By,
  input: { email: string; locale: Locale; mark: string | null },
): Promise<void> {
  const { address, requestId } = by;
  const key = addressKey(address);
  const isOver = await resetFromAddress.refusal(key);
  if (isOver) throw isOver;
  const markHash = input.mark === null ? null : tokenHash(input.mark).toString("base64url");
  const letterId = newLetterId();
  const { locale } = input;
  const email = loginName(input.email);
  await db.transaction().execute(async (transaction) => {
    const tooMany = await resetFromAddress.countIn(transaction, key);
    if (tooMany) throw tooMany;
    await addJob(transaction, resetRequestedTask, { letterId, email, locale, address, requestId, markHash });
  });
}

/** Sets a new password by the key of a reset link, which works once; a refused password does not use it up. */
export async function resetPassword(
  deps: IdentityDeps,
  by: By,
  input: { password: string; resetKey: string; mark: string | null },
): Promise<void> {
  const { attempts } = deps;
  const key = addressKey(by.address);
  const personId = await attempts.resetFromAddress.during(key, async () => {
    try {
      const done = await resetByKey(deps, by, input);
      if (done !== null) return done;
    } catch (error) {
      if (error instanceof Refused) await noteRefusedReset(deps, by, input.resetKey);
      throw error;
    }
    await noteRefusedReset(deps, by, input.resetKey);
    throw (await attempts.resetFromAddress.count(key)) ?? new Refused(identityRefusals.resetKeyUnusable);
  });
  // The person has proved to own the address: somebody else's attempts must neither keep them out nor use up their letters.
  const person = await findCredentialsOf(deps.connection.db, personId);
  const names = [person?.userName, person?.email].filter((name) => typeof name === "string");
  await Promise.all([
    ...names.flatMap((name) => [
      attempts.signInOfName.forget(nameKey(name)),
      attempts.signInOfStaffName.forget(nameKey(name)),
    ]),
    attempts.resetByStrangers.forget(String(personId)),
  ]);
}

// Gives the person, or null when the key is unusable.
async function resetByKey(
  deps: IdentityDeps,
  by: By,
  input: { password: string; resetKey: string; mark: string | null },
): Promise<number | null> {
  const { connection, now } = deps;
  const { db } = connection;
  const keyHash = tokenHash(input.resetKey);
  const owner = await findPersonOfReset(db, keyHash, now());
  const chooser = owner === null ? null : await findCredentialsOf(db, owner);
  if (!chooser) return null;
  const isInUse = chooser.passwordHash !== null && (await isPassword(input.password, chooser.passwordHash));
  refuseBadChoice(deps, chooser, { password: input.password, isInUse }, "password");
  const passwordHash = await hashPassword(input.password);
  return db.transaction().execute(async (transaction) => {
    const personId = await findPersonOfReset(transaction, keyHash, now());
    const person = personId === null ? null : await lockCredentialsOf(transaction, personId);
    // Before the key is used up: a letter being written locks its record first, then makes its key, which is
    // void by then.
    if (person) await withdrawLetters(transaction, person.personId, linkKinds);
    if (!person || !(await claimReset(transaction, keyHash))) return null;
    await keepPassword(transaction, deps, person, passwordHash);
    await forgetOtherBrowsers(transaction, person.personId, input.mark);
    const act = identityActs.passwordReset({ personId });
    await audit(transaction, { ...by, actorId: personId }, act);
    return person.personId;
  });
}

const ever = new Date(0);

// An expired key still says whom it was meant for; one that is known no more does not: the entry has the address alone.
async function noteRefusedReset({ connection: { db } }: IdentityDeps, by: By, key: string): Promise<void> {
  const personId = await findPersonOfReset(db, tokenHash(key), ever);
  await audit(db, by, identityActs.passwordResetRefused({ personId }));
}

async function keepPassword(
  transaction: Db,
  { sessions, now }: IdentityDeps,
  { personId, locale, passwordHash }: Pick<CredentialsOfPerson, "personId" | "locale" | "passwordHash">,
  hash: string,
): Promise<void> {
  await updatePassword(transaction, personId, hash, now());
  // The rules of whoever chooses it hold for it.
  await updateShortPassword(transaction, personId, false);
  await removeResetsOf(transaction, personId);
  await sessions.endAllOf(transaction, personId);
  const isFirst = passwordHash === null;
  await notify(transaction, personId, identityNotices.passwordChanged({ isFirst }));
  await addLetters(transaction, [passwordChanged(personId, { locale, isFirst, at: now() })], now());
}
