import { randomBytes } from "node:crypto";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import {
  mostPasskeys,
  type NewCredential,
  type Passkey,
  type RegistrationOptions,
} from "@ribambelle/domain/passkeys/passkey";
import { passkeyActs } from "@ribambelle/domain/passkeys/passkey.acts";
import { passkeyRefusals as refused } from "@ribambelle/domain/passkeys/passkey.texts";
import type { Actor, By } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import { audit } from "../audit/index.ts";
import { lockPerson, nameOf } from "../people/index.ts";
import type { PasskeysDeps } from "./passkeys.deps.ts";
import { tellOfPasskey } from "./passkeys.letters.ts";
import {
  claimChallenge,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  removeOwnPasskey,
} from "./passkeys.store.ts";
import { challengeMs, challengeOf, registrationOptions, verifiedCredential } from "./webauthn.ts";

/** Gives a person's passkeys, the oldest first. */
export async function readPasskeys({ connection: { db } }: PasskeysDeps, actor: Actor): Promise<Passkey[]> {
  const passkeys = await listPasskeys(db, actor.personId);
  return passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));
}

/** Draws what a browser makes a passkey with, once, within five minutes (PASSKEY-03). */
export async function beginPasskey(
  { connection: { db }, party, now }: PasskeysDeps,
  { personId }: Actor,
): Promise<RegistrationOptions> {
  const passkeys = await listPasskeys(db, personId);
  if (passkeys.length >= mostPasskeys) throw new Refused(refused.tooManyKeys);
  const userHandle = passkeys[0]?.userHandle ?? randomBytes(32);
  const options = await registrationOptions(party, {
    userHandle,
    name: await nameOf(db, personId),
    passkeys,
  });
  await insertChallenge(db, options.challenge, { personId, userHandle }, now());
  return options;
}

/** Adds a passkey that a browser has made; tells the person by letter. */
export async function addPasskey(
  { connection: { db }, party, now }: PasskeysDeps,
  by: By,
  { personId }: Actor,
  { name, credential }: { name: string; credential: NewCredential },
): Promise<void> {
  const challenge = challengeOf(credential.response.clientDataJSON);
  const since = new Date(now().getTime() - challengeMs);
  const drawn = challenge === null ? null : await claimChallenge(db, challenge, personId, since);
  const made = challenge && drawn ? await verifiedCredential(party, challenge, credential) : null;
  if (!made || !drawn?.userHandle) throw new Refused(refused.notMade);
  const { userHandle } = drawn;
  await db.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, personId))) throw new Refused(commonRefusals.unauthorized);
    const others = await listPasskeys(transaction, personId);
    if (others.length >= mostPasskeys) throw new Refused(refused.tooManyKeys);
    // Two first ones that were begun at once would be of two people to a device.
    if (others[0] && !others[0].userHandle.equals(userHandle)) throw new Refused(refused.notMade);
    const passkey = { ...made, personId, userHandle, transports: credential.response.transports, name };
    if (!(await insertPasskey(transaction, passkey, now()))) throw new Refused(refused.alreadyThere);
    await tellOfPasskey(transaction, personId, "added", { name, now: now() });
    await audit(transaction, by, passkeyActs.added({ personId }));
  });
}

/** Removes a person's own passkey; tells them by letter. */
export async function removePasskey(
  { connection: { db }, now }: PasskeysDeps,
  by: By,
  { personId }: Actor,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const name = await removeOwnPasskey(transaction, personId, id);
    if (name === null) throw new Refused(commonRefusals.notFound);
    await tellOfPasskey(transaction, personId, "removed", { name, now: now() });
    await audit(transaction, by, passkeyActs.removed({ personId }));
  });
}
