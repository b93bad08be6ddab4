import { commonRefusals, type Refusal } from "@ribambelle/domain/kernel/refusal";
import { secondFactorActs } from "@ribambelle/domain/secondFactor/secondFactor.acts";
import { secondFactorRefusals } from "@ribambelle/domain/secondFactor/secondFactor.texts";
import type { By } from "../../../acting/actor.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { audit } from "../../audit/index.ts";
import { tellOfFactor } from "../letters/factor.letters.ts";
import type { SecondFactorDeps } from "../secondFactor.deps.ts";
import { claimRecoveryCode, claimStep, findFactor } from "../secondFactor.store.ts";
import { recoveryNumberOf } from "./recoveryCodes.ts";
import { stepOfCode } from "./totp.ts";

/** A code that was typed, of one of the two kinds. */
export type TypedCode = { readonly code: string } | { readonly recoveryCode: string };

/** Uses a right code up, in the transaction of what it allows; false when somebody else has meanwhile. */
export type UseCode = (transaction: Db) => Promise<boolean>;

/** How a typed code is checked. */
export interface Check {
  readonly check: () => Promise<UseCode | null>;
  readonly refusal: Refusal & { readonly field: string };
  /** True for the first code of a new key: wrong ones mean no stranger. */
  readonly isFirst?: boolean;
}

/** Tries one code, of at most five wrong ones in fifteen minutes (FACTOR-11), and runs what it allows when it is right. */
export async function withCode<T>(
  deps: SecondFactorDeps,
  by: By,
  personId: number,
  { check, refusal, isFirst = false }: Check,
  act: (transaction: Db) => Promise<T>,
): Promise<T> {
  const { attempts, connection } = deps;
  const key = String(personId);
  return attempts.codes
    .during(key, async () => {
      const use = await check();
      const done = await connection.db.transaction().execute(async (transaction) => {
        if (!use || !(await use(transaction))) return null;
        return { value: await act(transaction) };
      });
      if (done) return done.value;
      // A failure is counted once it is known to be one: an outage uses up nobody's tries.
      await attempts.codes.count(key);
      await noteWrong(deps, by, personId, !isFirst);
      const { code, fr: message, field } = refusal;
      throw new Refused(refusal, { issues: [{ path: field, code, message }] });
    })
    .catch(sayTooMany);
}

function sayTooMany(error: unknown): never {
  if (!(error instanceof Refused) || error.refusal !== commonRefusals.tooMany) throw error;
  throw error.toldAs(secondFactorRefusals.codesTooMany);
}

// Whoever tries codes knows the password: the person is told at the last wrong one that is let through.
async function noteWrong(
  { connection: { db }, attempts, now }: SecondFactorDeps,
  by: By,
  personId: number,
  maybeStranger: boolean,
) {
  const isLast = (await attempts.wrongCodes.count(String(personId))) !== null;
  const isTold = isLast && maybeStranger && (await attempts.warnings.count(String(personId))) === null;
  await db.transaction().execute(async (transaction) => {
    await audit(transaction, by, secondFactorActs.codeRefused({ personId }));
    if (isTold) await tellOfFactor(transaction, personId, "wrongCodes", { now: now() });
  });
}

const wrongCode = { ...secondFactorRefusals.codeWrong, field: "code" };
const wrongRecoveryCode = { ...secondFactorRefusals.recoveryCodeWrong, field: "recoveryCode" };

/** Gives how a typed code of somebody who has a second factor is checked; throws Refused when they have none. */
export async function checkOf(
  { connection: { db }, sealing, now }: SecondFactorDeps,
  personId: number,
  typed: TypedCode,
): Promise<Check> {
  const factor = await findFactor(db, personId);
  if (!factor) throw new Refused(secondFactorRefusals.notOn);
  if ("recoveryCode" in typed) {
    const check = async (): Promise<UseCode | null> => {
      const number = await recoveryNumberOf(db, personId, typed.recoveryCode);
      return number === null ? null : (using) => claimRecoveryCode(using, personId, number, now());
    };
    return { check, refusal: wrongRecoveryCode };
  }
  const key = sealing.open(personId, factor);
  const check = async (): Promise<UseCode | null> => {
    const step = await stepOfCode(key, typed.code, now());
    return step === null ? null : (using) => claimStep(using, personId, step);
  };
  return { check, refusal: wrongCode };
}

/** Gives how the first code of a key that was drawn is checked; `prepare` makes what a right one is used for. */
export function firstCheckOf(
  { now }: SecondFactorDeps,
  key: string,
  typed: string,
  prepare: (step: number) => Promise<UseCode>,
): Check {
  const check = async (): Promise<UseCode | null> => {
    const step = await stepOfCode(key, typed, now());
    return step === null ? null : prepare(step);
  };
  return { check, refusal: wrongCode, isFirst: true };
}
