import { hash } from "node:crypto";
import type { ReasonWords } from "@ribambelle/domain/moderation/toldReason";
import { hasContact } from "@ribambelle/domain/profile/contacts/contactMask";
import { advertToCorrect } from "@ribambelle/domain/profile/profile.texts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { findReview, removeWaiting, saveWaiting } from "./reviews.store.ts";

/** An advert as it will stand. */
interface Standing {
  readonly title: string | null;
  readonly description: string | null;
  readonly isPublished: boolean;
}

const textOf = ({ title, description }: Omit<Standing, "isPublished">) =>
  `${title ?? ""}\n${description ?? ""}`;

/** Gives the digest of the words of an advert, as a review of them keeps it (MODER-10). */
export const digestOf = (advert: Omit<Standing, "isPublished">): Buffer =>
  hash("sha256", textOf(advert), "buffer");

/**
 * Keeps that the agency has to look at an advert that families see, unless it has said of these very words that they are fine; one
 * that is withdrawn waits no more. Changing it again does not begin the waiting anew (MODER-01, MODER-10). Call it while the
 * profile is held.
 */
export async function keepReview(
  transaction: Db,
  personId: number,
  advert: Standing,
  now: Date,
): Promise<void> {
  if (!advert.isPublished) return removeWaiting(transaction, personId);
  const wordsSha256 = digestOf(advert);
  const kept = await findReview(transaction, personId);
  if (kept?.wordsSha256.equals(wordsSha256) && kept.state !== "to-correct") return;
  const waitingSince = kept?.state === "waiting" ? kept.waitingSince : now;
  await saveWaiting(transaction, personId, {
    wordsSha256,
    hasContact: hasContact(textOf(advert)),
    waitingSince,
  });
}

/** Gives why the agency sent these very words back, whatever was written since; null where it did not (MODER-10). */
export async function sentBack(
  transaction: Db,
  personId: number,
  words: Omit<Standing, "isPublished">,
): Promise<ReasonWords | null> {
  const { refused = null } = (await findReview(transaction, personId)) ?? {};
  return refused?.wordsSha256.equals(digestOf(words)) ? refused : null;
}

/** Refuses to publish words that the agency sent back (MODER-10). Call it while the profile is held. */
export async function refuseToCorrect(
  transaction: Db,
  personId: number,
  words: Omit<Standing, "isPublished">,
): Promise<void> {
  const why = await sentBack(transaction, personId, words);
  if (why) throw new Refused(advertToCorrect(why));
}
