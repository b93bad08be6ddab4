import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import type { By } from "../../../acting/actor.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { addLetters, withdrawWaiting } from "../../../mail/letters.ts";
import { audit, countByStaff } from "../../audit/index.ts";
import { findAddressee, updateBlock } from "../../people/index.ts";
import { resetKind } from "../links/linkKinds.ts";
import { voidLinks } from "../links/voidLinks.ts";
import { removeSessionsOf } from "../sessions/sessions.store.ts";
import { unblockedKind } from "./unblocked.letter.ts";

const dayMs = 86_400_000;
const resetsADay = 3;

/**
 * Sends somebody the link by which they choose another password, at the agency’s wish: without the limits of strangers, three
 * times a day at most (FOLKS-30). Call it while the person is held.
 */
export async function sendResetLetter(transaction: Db, by: By, personId: number, now: Date): Promise<void> {
  const addressee = await findAddressee(transaction, personId);
  if (!addressee) throw new Refused(peopleRefusals.noEmail);
  const act = identityActs.resetRequested({ personId });
  const since = new Date(now.getTime() - dayMs);
  if ((await countByStaff(transaction, personId, act.action, since)) >= resetsADay)
    throw new Refused(commonRefusals.tooMany);
  await addLetters(transaction, [{ kind: resetKind, personId, locale: addressee.locale }], now);
  await audit(transaction, by, act);
}

/**
 * Keeps somebody out: their sessions and links end, and what waits to be sent to them is withdrawn but for letters about contracts
 * (FOLKS-31). Call it while the person is held.
 */
export async function blockAccess(
  transaction: Db,
  personId: number,
  block: { readonly by: number | null; readonly reason: string; readonly at: Date },
): Promise<void> {
  await updateBlock(transaction, personId, block);
  await removeSessionsOf(transaction, personId);
  await voidLinks(transaction, personId);
  await withdrawWaiting(transaction, personId, "contracts.");
}

/** Lets somebody in again, and tells them (FOLKS-31). */
export async function unblockAccess(transaction: Db, personId: number, now: Date): Promise<void> {
  await updateBlock(transaction, personId, null);
  const addressee = await findAddressee(transaction, personId);
  if (addressee)
    await addLetters(transaction, [{ kind: unblockedKind, personId, locale: addressee.locale }], now);
}
