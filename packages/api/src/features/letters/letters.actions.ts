import { rolesToRead } from "@ribambelle/domain/agencyPeople/permitted";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { letterActs } from "@ribambelle/domain/letters/letters.acts";
import { letterRefusals } from "@ribambelle/domain/letters/letters.refusals";
import type { By } from "../../acting/actor.ts";
import { doOnce, type Once } from "../../acting/once/once.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { FeatureDeps } from "../../feature.ts";
import { addLetters, type LetterKind, newLetterId, retryLetters } from "../../mail/letters.ts";
import { isStillWritten } from "../../mail/writeLetter.ts";
import { audit } from "../audit/index.ts";
import { hasBlockedAddress } from "../optIns/index.ts";
import { goesAgain, kindNamed, leftLately } from "./letterKinds.ts";
import { findSameLetters, type HeldLetter, holdLetter } from "./letters.store.ts";

type Needs = Pick<FeatureDeps, "connection" | "letters" | "consents" | "agency" | "now">;

/**
 * Sends a letter again, once however often it is asked: one that was given up waits again, one that has left goes as a new letter
 * of its kind while what it says is still true (MAILS-04).
 */
export async function resendLetter(
  deps: Needs,
  letterId: string,
  { by, functions, once }: { by: By; functions: readonly StaffFunction[]; once: Once },
): Promise<Record<string, never>> {
  const now = deps.now();
  return deps.connection.db.transaction().execute((transaction) =>
    doOnce(transaction, once, now, async () => {
      const letter = await holdLetter(transaction, letterId);
      if (!letter || !rolesToRead(functions).includes(letter.role))
        throw new Refused(commonRefusals.notFound);
      const kind = kindNamed(deps.letters, letter.kind);
      await refuseUnsendable(deps, transaction, letter, kind);
      if (letter.state === "given-up") await retryLetters(transaction, { id: letter.id }, now);
      else await addLetters(transaction, [again(letter)], now);
      const { personId, kind: subject } = letter;
      await audit(transaction, by, letterActs.resent({ personId, subject }));
      return {};
    }),
  );
}

const again = ({ kind, personId, locale, payload }: HeldLetter) => ({ kind, personId, locale, payload });

async function refuseUnsendable(
  { now, consents, agency }: Needs,
  transaction: Db,
  letter: HeldLetter,
  kind: LetterKind | undefined,
): Promise<void> {
  const same = await findSameLetters(transaction, letter);
  if (letter.state === "waiting" || same.waits) throw new Refused(letterRefusals.waiting);
  if (!kind || letter.isDeleted) throw new Refused(letterRefusals.untrue);
  const isSentLately = leftLately(same.lastSentAt, now());
  // Where a colleague was faster, the letter has left since: that is what is to be said of it.
  if (!goesAgain(letter.state, kind))
    throw new Refused(isSentLately ? letterRefusals.sentLately : letterRefusals.untrue);
  const isOwn = kind.to === undefined;
  if (isOwn && (letter.email === null || (await hasBlockedAddress(transaction, letter.personId))))
    throw new Refused(letterRefusals.noAddress);
  if (isSentLately) throw new Refused(letterRefusals.sentLately);
  // Its writer alone knows whether what it says is still true.
  const due = { ...again(letter), id: newLetterId(), lastAddress: null };
  if (!(await isStillWritten({ consents, agency }, kind, transaction, due)))
    throw new Refused(letterRefusals.untrue);
}

/** Sends all letters again that were given up for a reason that was not their address’s; gives how many (MAILS-05). */
export async function retryAllLetters(
  { connection, now }: Pick<FeatureDeps, "connection" | "now">,
  by: By,
): Promise<number> {
  return connection.db.transaction().execute(async (transaction) => {
    const count = await retryLetters(transaction, "all-but-addresses", now());
    if (count > 0)
      await audit(transaction, by, letterActs.retried({ personId: null, subject: String(count) }));
    return count;
  });
}
