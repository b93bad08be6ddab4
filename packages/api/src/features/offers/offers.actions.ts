import { visibleText } from "@ribambelle/domain/kernel/characters/visibleText";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { offerRefusals } from "@ribambelle/domain/offers/offer.refusals";
import { interestState } from "@ribambelle/domain/offers/offer.rules";
import { offerActs } from "@ribambelle/domain/offers/offers.acts";
import { workingDaysAfter } from "@ribambelle/domain/requests/request";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import { audit, type By } from "../audit/index.ts";
import { closeOwnRequest, insertRequest } from "../requests/index.ts";
import { tellAgency } from "./offers.letters.ts";
import * as store from "./offers.store.ts";

/** Who says what of which offer. */
interface Saying {
  readonly personId: number;
  readonly by: By;
  readonly reference: string;
  readonly now: Date;
}

/** Applies for an offer: a request at the agency, and a letter to who looks after the babysitter (OFFER-07). */
export async function apply(
  db: Db,
  word: string,
  { personId, by, reference, now, answerDays }: Saying & { readonly answerDays: number },
): Promise<void> {
  const today = dayAt(now);
  await db.transaction().execute(async (transaction) => {
    await store.holdApplicant(transaction, personId);
    const offer = await store.holdOffer(transaction, reference, today);
    const known = await store.findOffer(transaction, personId, reference, today);
    const wasShown = offer?.isShown || (offer?.state === "filled" && known && known.publishedDate <= today);
    if (!offer || !known || !(wasShown || known.interest)) throw new Refused(commonRefusals.notFound);
    if (offer.state === "filled") throw new Refused(offerRefusals.filled);
    if (!offer.isShown) throw new Refused(commonRefusals.notFound);
    if (known.interest && !known.interest.isWithdrawn) throw new Refused(offerRefusals.alreadyApplied);
    const said = visibleText(word).trim();
    const requestId = await insertRequest(transaction, {
      personId,
      kind: "offer-interest",
      way: "portal",
      askedAt: now,
      dueOn: workingDaysAfter(today, answerDays),
      note: [`${offer.title} (${reference})`, ...(said === "" ? [] : [`«\u00a0${said}\u00a0»`])].join("\n"),
      subject: reference,
    });
    if (requestId === null) throw new Refused(offerRefusals.alreadyApplied);
    await store.saveInterest(transaction, { personId, reference, requestId, word: said, now });
    await audit(transaction, by, offerActs.applied({ personId, subject: reference }));
    await tellAgency(transaction, personId, requestId, now);
  });
}

/** Takes an application back, until the agency has answered (OFFER-07). */
export async function withdraw(db: Db, { personId, by, reference, now }: Saying): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await store.holdApplicant(transaction, personId);
    const offer = await store.findOffer(transaction, personId, reference, dayAt(now));
    if (!offer?.interest) throw new Refused(commonRefusals.notFound);
    const state = interestState(offer.interest, offer.state);
    if (state === "withdrawn") return;
    if (state === "accepted" || state === "refused") throw new Refused(offerRefusals.answered);
    const { requestId } = offer.interest;
    // Closing it holds the request: an answer that comes at the same time stands.
    if (requestId !== null && !(await closeOwnRequest(transaction, requestId, now)))
      throw new Refused(offerRefusals.answered);
    await store.saveWithdrawn(transaction, personId, reference, now);
    await audit(transaction, by, offerActs.withdrawn({ personId, subject: reference }));
  });
}

/** Hides an offer from its babysitter, or shows it again (OFFER-07). */
export async function hide(
  db: Db,
  isHidden: boolean,
  { personId, reference, now }: Omit<Saying, "by">,
): Promise<void> {
  const offer = await store.findOffer(db, personId, reference, dayAt(now));
  if (!offer?.isShown) throw new Refused(commonRefusals.notFound);
  await store.saveHidden(db, personId, reference, isHidden);
}
