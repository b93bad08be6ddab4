import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { SecondFactor } from "@ribambelle/domain/secondFactor/secondFactor";
import { secondFactorActs } from "@ribambelle/domain/secondFactor/secondFactor.acts";
import { secondFactorRefusals as refused } from "@ribambelle/domain/secondFactor/secondFactor.texts";
import type { Actor, By } from "../../acting/actor.ts";
import type { Device } from "../../acting/device.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import { audit } from "../audit/index.ts";
import { noteBrowser, type SignedInFrom } from "../identity/index.ts";
import { lockPerson } from "../people/index.ts";
import { checkOf, firstCheckOf, type TypedCode, withCode } from "./codes/checkCode.ts";
import { drawRecoveryCodes } from "./codes/recoveryCodes.ts";
import { keyAddress, newKey } from "./codes/totp.ts";
import { tellOfFactor } from "./letters/factor.letters.ts";
import type { SecondFactorDeps } from "./secondFactor.deps.ts";
import {
  claimDraft,
  countRecoveryCodes,
  findDraft,
  findFactor,
  removeFactor,
  saveDraft,
  saveFactor,
  saveRecoveryCodes,
} from "./secondFactor.store.ts";

// FACTOR-07
const draftMs = 15 * 60_000;

/** The caller, the token of their session, and from what they call. */
export interface Caller {
  readonly actor: Actor;
  readonly token: string;
  readonly device: Device;
}

/** Gives what a person knows of their second factor. */
export async function readSecondFactor(
  { connection: { db }, config }: SecondFactorDeps,
  { personId, role }: Actor,
): Promise<SecondFactor> {
  const factor = await findFactor(db, personId);
  return {
    isOn: factor !== null,
    since: factor?.confirmedAt.toISOString() ?? null,
    recoveryCodesLeft: factor ? await countRecoveryCodes(db, personId) : 0,
    isRequired: config.agencyNeedsSecondFactor && role === "Agency",
  };
}

// Before the second factor is given, one may only be chosen by somebody who has none.
async function checkMayBegin({ sessions, connection: { db } }: SecondFactorDeps, { actor, token }: Caller) {
  const hasFactor = (await findFactor(db, actor.personId)) !== null;
  if (actor.level === "password") {
    if (hasFactor) throw new Refused(refused.alreadyOn);
  } else if (!(await sessions.proofOf(token))?.isFresh) {
    throw new Refused(hasFactor ? refused.alreadyOn : commonRefusals.proofNeeded);
  }
}

/** Draws the key of an application and keeps it until its first code, for fifteen minutes (FACTOR-07). */
export async function beginSecondFactor(
  deps: SecondFactorDeps,
  caller: Caller,
  name: string,
): Promise<{ key: string; uri: string }> {
  const { personId } = caller.actor;
  await checkMayBegin(deps, caller);
  const key = newKey();
  await saveDraft(deps.connection.db, personId, deps.sealing.seal(personId, key), deps.now());
  return { key, uri: keyAddress(key, { agency: deps.agency.name, name }) };
}

/** Switches the second factor on by the first code of the drawn key; gives the recovery codes and the token of a new session. */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  by: By,
  { actor, token, device }: Caller,
  code: string,
): Promise<{ recoveryCodes: readonly string[]; token: string }> {
  const { personId } = actor;
  const { connection, sealing, sessions, now } = deps;
  if (actor.level === "password" && (await findFactor(connection.db, personId)))
    throw new Refused(refused.alreadyOn);
  const draft = await findDraft(connection.db, personId, new Date(now().getTime() - draftMs));
  if (!draft) throw new Refused(refused.notBegun);
  let recoveryCodes: readonly string[] = [];
  // Ten hashes take a while: only for a right code, and before its transaction.
  const prepare = async (step: number) => {
    const { codes, hashes } = await drawRecoveryCodes();
    recoveryCodes = codes;
    return async (transaction: Db) => {
      if (!(await lockPerson(transaction, personId))) throw new Refused(commonRefusals.unauthorized);
      if (!(await claimDraft(transaction, personId, draft))) return false;
      await saveFactor(transaction, personId, draft, { step, now: now() });
      await saveRecoveryCodes(transaction, personId, hashes);
      return true;
    };
  };
  const check = firstCheckOf(deps, sealing.open(personId, draft), code, prepare);
  const started = await withCode(deps, by, personId, check, async (transaction) => {
    if ((await sessions.end(transaction, token)) === null) throw new Refused(commonRefusals.unauthorized);
    await sessions.endAllOf(transaction, personId);
    await tellOfFactor(transaction, personId, "switchedOn", { now: now() });
    await audit(transaction, by, secondFactorActs.switchedOn({ personId }));
    return sessions.start(transaction, personId, { begun: "second-factor", device });
  });
  return { recoveryCodes, token: started };
}

/** The second step of signing in: gives the token of the session that replaces the half-open one. */
export async function verifySecondFactor(
  deps: SecondFactorDeps,
  by: By,
  { actor, token, device }: Caller,
  typed: TypedCode,
  from: Omit<SignedInFrom, "personId" | "role" | "device">,
): Promise<{ recoveryCodesLeft: number; token: string; mark: string }> {
  const { personId, role } = actor;
  const { sessions, now } = deps;
  return withCode(deps, by, personId, await checkOf(deps, personId, typed), async (transaction) => {
    if (!(await lockPerson(transaction, personId))) throw new Refused(commonRefusals.unauthorized);
    // Of two codes that are sent at once by one session, one lets in.
    if ((await sessions.end(transaction, token)) === null) throw new Refused(commonRefusals.unauthorized);
    const left = await countRecoveryCodes(transaction, personId);
    const subject = "recoveryCode" in typed ? "recovery-code" : "code";
    if (subject === "recovery-code")
      await tellOfFactor(transaction, personId, "recoveryCodeUsed", { now: now(), left });
    await audit(transaction, by, identityActs.signedIn({ personId, subject }));
    return {
      recoveryCodesLeft: left,
      token: await sessions.start(transaction, personId, { begun: "second-factor", device }),
      mark: await noteBrowser(transaction, deps, { ...from, device, personId, role }),
    };
  });
}

/** Proves again, for fifteen minutes, that it is the person: by a code, or by the password where there is no second factor. */
export async function proveMyself(
  deps: SecondFactorDeps,
  by: By,
  { actor: { personId }, token }: Caller,
  given: { code: string | null; password: string | null },
): Promise<void> {
  const { connection, sessions } = deps;
  const proved = async (transaction: Db) => {
    await sessions.prove(transaction, token);
    await audit(transaction, by, secondFactorActs.proved({ personId }));
  };
  if (await findFactor(connection.db, personId)) {
    if (given.code === null) throw missing("code");
    await withCode(deps, by, personId, await checkOf(deps, personId, { code: given.code }), proved);
    return;
  }
  if (given.password === null) throw missing("password");
  await deps.checkPassword(by, personId, given.password);
  await connection.db.transaction().execute(proved);
}

const missing = (path: string) =>
  new Refused(commonRefusals.invalid, {
    issues: [{ path, code: "required", message: "Ce champ est obligatoire" }],
  });

/** Replaces all recovery codes; gives the new ones. */
export async function renewRecoveryCodes(
  { connection: { db }, now }: SecondFactorDeps,
  by: By,
  { personId }: Actor,
): Promise<readonly string[]> {
  const { codes, hashes } = await drawRecoveryCodes();
  await db.transaction().execute(async (transaction) => {
    await lockPerson(transaction, personId);
    if (!(await findFactor(transaction, personId))) throw new Refused(refused.notOn);
    await saveRecoveryCodes(transaction, personId, hashes);
    await tellOfFactor(transaction, personId, "codesRenewed", { now: now() });
    await audit(transaction, by, secondFactorActs.codesRenewed({ personId }));
  });
  return codes;
}

/** Switches the second factor off, where nobody asks for it; gives the token of the one session that goes on. */
export async function removeSecondFactor(
  { connection: { db }, config, sessions, now }: SecondFactorDeps,
  by: By,
  { actor: { personId, role }, device }: Caller,
): Promise<string> {
  if (config.agencyNeedsSecondFactor && role === "Agency") throw new Refused(refused.required);
  return db.transaction().execute(async (transaction) => {
    await lockPerson(transaction, personId);
    if (!(await removeFactor(transaction, personId))) throw new Refused(refused.notOn);
    // Sessions that still await a code would wait for ever.
    await sessions.endAllOf(transaction, personId);
    await tellOfFactor(transaction, personId, "switchedOff", { now: now() });
    await audit(transaction, by, secondFactorActs.switchedOff({ personId }));
    return sessions.start(transaction, personId, { begun: "password", device });
  });
}
