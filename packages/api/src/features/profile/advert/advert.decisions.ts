import type { VoidCause } from "@ribambelle/domain/moderation/moderation";
import { advertActs } from "@ribambelle/domain/profile/advert/advert.acts";
import { advertNotices, advertPage } from "@ribambelle/domain/profile/advert/advert.notices";
import type { Decided } from "../../../acting/moderating/subject.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { audit } from "../../audit/index.ts";
import { notify } from "../../notifications/index.ts";
import { lockProfile, updateProfile } from "../profile.store.ts";
import { orderToCorrectLetter } from "./advert.letters.ts";
import { findReview, saveReviewed } from "./reviews.store.ts";

/**
 * Says of the words of an advert that they are fine, or unpublishes it to be corrected, which its babysitter is told, and gives
 * null; gives why not where they are not published any more, have changed or have their answer (MODER-10). Call it while the person is held.
 */
export async function reviewAdvert(
  transaction: Db,
  { personId, seen, refusedFor: toCorrect, by, now }: Decided,
): Promise<VoidCause | null> {
  const { isPublished } = await lockProfile(transaction, personId);
  const review = await findReview(transaction, personId);
  if (!isPublished || review?.wordsSha256.toString("hex") !== seen) return "advert-changed";
  if (review.state !== "waiting") return "answered";
  await saveReviewed(transaction, personId, { toCorrect, by: by.actorId, now });
  if (toCorrect !== null) {
    await updateProfile(transaction, personId, { isPublished: false }, now);
    await notify(transaction, personId, advertNotices.toCorrect({}, advertPage));
    await orderToCorrectLetter(transaction, personId, now);
  }
  const act = toCorrect === null ? advertActs.reviewed : advertActs.sentBack;
  await audit(transaction, by, act({ personId }));
  return null;
}
