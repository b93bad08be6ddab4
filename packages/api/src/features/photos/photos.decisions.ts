import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { photoActs } from "@ribambelle/domain/photos/photo.acts";
import { photoNotices, photoPage } from "@ribambelle/domain/photos/photo.notices";
import { canPhoto, type PhotoDecision, rejectionReason } from "@ribambelle/domain/photos/photo.rules";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { photoRefusals } from "@ribambelle/domain/photos/photo.texts";
import type { By } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import { removeFilesSoon } from "../../files/looseFiles.jobs.ts";
import { audit } from "../audit/index.ts";
import { notify } from "../notifications/index.ts";
import { lockPerson } from "../people/index.ts";
import type { PhotosDeps } from "./photos.actions.ts";
import { findPhoto, hasOtherPhoto, removePhotosOf, updateDecision } from "./photos.store.ts";

const { Validated, Rejected } = photoStates.numbers;

/** What answers to photos work with; a transaction that is under way is gone on with. */
type DecisionDeps = Pick<PhotosDeps, "now"> & { readonly connection: { readonly db: Db } };

const inTransaction = (db: Db, act: (transaction: Db) => Promise<void>): Promise<void> =>
  db.isTransaction ? act(db) : db.transaction().execute(act);

/** The agency accepts a photo that waits: families see it, and the former one goes (AVATAR-OP3, AVATAR-OP6). */
export async function validatePhoto(
  { connection: { db }, now }: DecisionDeps,
  by: By,
  id: string,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { personId } = await lockPhotoFor(transaction, "validate", id);
    await removeFilesSoon(transaction, await removePhotosOf(transaction, personId, [Validated]));
    await updateDecision(transaction, id, { state: Validated, reason: null, reasonEn: null, now: now() });
    await notify(transaction, personId, photoNotices.validated({}, photoPage));
    await audit(transaction, by, photoActs.validated({ personId, subject: id }));
  });
}

/** The agency refuses a photo, one that families see too, with a reason that the babysitter reads: nobody else sees it any more (AVATAR-OP3). */
export async function rejectPhoto(
  { connection: { db }, now }: DecisionDeps,
  by: By,
  id: string,
  given: string,
  reasonEn: string | null = null,
): Promise<void> {
  const reason = rejectionReason(given);
  if (reason === null) throw new Refused(photoRefusals.reasonUnfit);
  await inTransaction(db, async (transaction) => {
    const { personId, state } = await lockPhotoFor(transaction, "reject", id);
    // When a newer photo has been sent, the profile shows that one: the refused one is removed.
    const isReplaced = state === Validated && (await hasOtherPhoto(transaction, personId));
    if (isReplaced)
      await removeFilesSoon(transaction, await removePhotosOf(transaction, personId, [Validated]));
    else await updateDecision(transaction, id, { state: Rejected, reason, reasonEn, now: now() });
    const notice = isReplaced ? photoNotices.withdrawn : photoNotices.rejected;
    await notify(transaction, personId, notice({}, photoPage));
    await audit(transaction, by, photoActs.rejected({ personId, subject: id }));
  });
}

// Read again once the person's row is locked: the photo may just have been deleted, or decided on.
async function lockPhotoFor(transaction: Db, decision: PhotoDecision, id: string) {
  const found = await findPhoto(transaction, id);
  if (!found) throw new Refused(commonRefusals.notFound);
  await lockPerson(transaction, found.personId);
  const photo = await findPhoto(transaction, id);
  if (!photo) throw new Refused(commonRefusals.notFound);
  if (!canPhoto("agency", decision, photo.state)) throw new Refused(photoRefusals.alreadyDecided);
  return photo;
}
