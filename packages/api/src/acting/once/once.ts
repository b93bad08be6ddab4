import { hash } from "node:crypto";
import { commonRefusals, type Refusal } from "@ribambelle/domain/kernel/refusal";
import type { Db } from "../../db/connection/connect.ts";
import { Refused } from "../refused.ts";
import { findAnswer, insertKey, removeOldKeys, type SendingKey, saveAnswer } from "./once.store.ts";

/** One sending of a call that is done once however often it is sent; null for a caller that names none. */
export type Once = (SendingKey & { readonly reused: Refusal }) | null;

const keptMs = 24 * 3_600_000;

/** Gives the sending that a key names; `reused` refuses another content under it. */
export function onceOf(
  personId: number,
  key: string,
  endpoint: string,
  body: unknown,
  reused = commonRefusals.keyReused,
): NonNullable<Once> {
  return { personId, key, endpoint, bodySha256: hash("sha256", JSON.stringify(body), "buffer"), reused };
}

/** Gives what a sending was answered before; null when it is the first. For what must not even be counted again. */
export async function answeredBefore(db: Db, once: Once): Promise<{ readonly answer: unknown } | null> {
  const found = once && (await findAnswer(db, once));
  if (!once || !found) return null;
  if (found.endpoint !== once.endpoint || !once.bodySha256.equals(found.bodySha256))
    throw new Refused(once.reused);
  return { answer: found.answer };
}

/**
 * Does something once, in the transaction in which its answer is kept: both are kept or neither. The same sending again does
 * nothing and is answered the same; of two at once the second waits for the first, in any process.
 */
export async function doOnce<Answer>(
  transaction: Db,
  once: Once,
  now: Date,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (!once) return act();
  if (await insertKey(transaction, once, now)) {
    const answer = await act();
    await saveAnswer(transaction, once, answer);
    return answer;
  }
  const before = await answeredBefore(transaction, once);
  if (!before) throw new Error("the answer was removed while it was asked for");
  return before.answer as Answer;
}

/** Forgets the sendings of more than a day ago. */
export const forgetOldSendings = (db: Db, now: Date): Promise<void> =>
  removeOldKeys(db, new Date(now.getTime() - keptMs));
