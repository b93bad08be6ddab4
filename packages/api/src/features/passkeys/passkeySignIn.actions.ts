import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Assertion, SignInOptions } from "@ribambelle/domain/passkeys/passkey";
import { passkeyRefusals } from "@ribambelle/domain/passkeys/passkey.texts";
import type { By } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import { audit } from "../audit/index.ts";
import { holdPerson, updateLocale } from "../identity/index.ts";
import type { PasskeysNeeds } from "./passkeys.needs.ts";
import { claimChallenge, findPasskey, insertChallenge, updateUsed } from "./passkeys.store.ts";
import { challengeMs, challengeOf, signInOptions, verifiedCounter } from "./webauthn.ts";

/** Draws what whoever signs in has to sign by a passkey, once, within five minutes (PASSKEY-03). */
export async function beginPasskeySignIn(
  { connection: { db }, attempts, party, now }: PasskeysNeeds,
  by: By,
): Promise<SignInOptions> {
  const tooMany = await attempts.challengesFromAddress.count(by.address ?? "");
  if (tooMany) throw tooMany;
  const options = await signInOptions(party);
  await insertChallenge(db, options.challenge, null, now());
  return options;
}

/**
 * Signs a person in by a passkey, which verified them: a full session, whose token it gives. An unknown key, somebody
 * else's, a used challenge and a wrong signature are told apart by nobody (PASSKEY-04).
 */
export async function signInByPasskey(
  { connection: { db }, attempts, party, sessions, now }: PasskeysNeeds,
  by: By,
  input: { credential: Assertion; locale: Locale; previousToken: string | null },
): Promise<string> {
  const address = by.address ?? "";
  const tooMany = await attempts.signInFromAddress.count(address);
  if (tooMany) throw tooMany;
  const { credential } = input;
  const challenge = challengeOf(credential.response.clientDataJSON);
  const since = new Date(now().getTime() - challengeMs);
  const drawn = challenge === null ? null : await claimChallenge(db, challenge, null, since);
  const passkey = await findPasskey(db, credential.id);
  const counter =
    challenge && drawn && passkey ? await verifiedCounter(party, challenge, credential, passkey) : null;
  const personId = passkey?.personId ?? null;
  const token =
    passkey === null || counter === null
      ? null
      : await db.transaction().execute(async (transaction) => {
          if (!(await holdPerson(transaction, passkey.personId))) return null;
          if (!(await updateUsed(transaction, passkey, counter, now()))) return null;
          if (input.previousToken) await sessions.end(transaction, input.previousToken);
          await updateLocale(transaction, passkey.personId, input.locale);
          const signedIn = { action: "identity.signed-in", personId, subject: "passkey" };
          await audit(transaction, { ...by, actorId: personId }, signedIn);
          return sessions.start(transaction, passkey.personId, "second-factor");
        });
  if (token === null) {
    await audit(db, by, { action: "identity.sign-in-refused", personId, subject: "passkey" });
    throw new Refused(passkeyRefusals.unusable);
  }
  await Promise.all([attempts.signInFromAddress.undo(address), attempts.challengesFromAddress.undo(address)]);
  return token;
}
