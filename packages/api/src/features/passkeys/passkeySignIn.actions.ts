import { blockedFrom } from "@ribambelle/domain/identity/blocked";
import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import type { Assertion, SignInOptions } from "@ribambelle/domain/passkeys/passkey";
import { passkeyRefusals } from "@ribambelle/domain/passkeys/passkey.texts";
import type { By } from "../../acting/actor.ts";
import { addressKey } from "../../acting/addressKey.ts";
import { Refused } from "../../acting/refused.ts";
import { audit } from "../audit/index.ts";
import { noteBrowser, type SignedInFrom } from "../identity/index.ts";
import { lockCredentialsOf, updateLocale } from "../people/index.ts";
import type { PasskeysDeps } from "./passkeys.deps.ts";
import {
  claimChallenge,
  findPasskey,
  insertChallenge,
  type KeptPasskey,
  updateUsed,
} from "./passkeys.store.ts";
import { challengeMs, challengeOf, signInOptions, verifiedCounter } from "./webauthn.ts";

/** Draws what whoever signs in has to sign by a passkey, once, within five minutes (PASSKEY-03). */
export async function beginPasskeySignIn(
  { connection: { db }, attempts, party, now }: PasskeysDeps,
  by: By,
): Promise<SignInOptions> {
  const tooMany = await attempts.challengesFromAddress.count(addressKey(by.address));
  if (tooMany) throw tooMany;
  const options = await signInOptions(party);
  await insertChallenge(db, options.challenge, null, now());
  return options;
}

/** A whole session that a passkey opened, and what the browser is to carry. */
interface SignedIn {
  readonly token: string;
  readonly mark: string;
}

interface Input extends Omit<SignedInFrom, "personId" | "role"> {
  readonly credential: Assertion;
  readonly previousToken: string | null;
}

/**
 * Signs a person in by a passkey, which verified them: a full session, whose token it gives. An unknown key, somebody
 * else's, a used challenge and a wrong signature are told apart by nobody (PASSKEY-04).
 */
export async function signInByPasskey(deps: PasskeysDeps, by: By, input: Input): Promise<SignedIn> {
  const { attempts, connection } = deps;
  const key = addressKey(by.address);
  return attempts.signInFromAddress.during(key, async () => {
    const passkey = await findPasskey(connection.db, input.credential.id);
    const signedIn = await startedBy(deps, by, input, passkey);
    if (signedIn) {
      await attempts.challengesFromAddress.forget(key);
      return signedIn;
    }
    const personId = passkey?.personId ?? null;
    await audit(connection.db, by, identityActs.signInRefused({ personId, subject: "passkey" }));
    throw (await attempts.signInFromAddress.count(key)) ?? new Refused(passkeyRefusals.unusable);
  });
}

async function startedBy(
  deps: PasskeysDeps,
  by: By,
  { credential, previousToken, ...from }: Input,
  passkey: KeptPasskey | null,
): Promise<SignedIn | null> {
  const { connection, party, sessions, now } = deps;
  const { db } = connection;
  const challenge = challengeOf(credential.response.clientDataJSON);
  const since = new Date(now().getTime() - challengeMs);
  const drawn = challenge === null ? null : await claimChallenge(db, challenge, null, since);
  if (challenge === null || drawn === null || passkey === null) return null;
  const counter = await verifiedCounter(party, challenge, credential, passkey);
  if (counter === null) return null;
  const { personId } = passkey;
  return db.transaction().execute(async (transaction) => {
    const held = await lockCredentialsOf(transaction, personId);
    if (!held) return null;
    if (held.isBlocked) throw new Refused(blockedFrom(deps.agency.contact.phone));
    if (!(await updateUsed(transaction, passkey, counter, now()))) return null;
    if (previousToken) await sessions.end(transaction, previousToken);
    if (held.locale !== from.locale) await updateLocale(transaction, personId, from.locale);
    const act = identityActs.signedIn({ personId, subject: "passkey" });
    await audit(transaction, { ...by, actorId: personId }, act);
    return {
      token: await sessions.start(transaction, personId, { begun: "second-factor", device: from.device }),
      mark: await noteBrowser(transaction, deps, { ...from, personId, role: held.role }),
    };
  });
}
