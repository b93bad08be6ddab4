import { visibleText } from "@ribambelle/domain/kernel/characters/visibleText";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { type Moment, readMoment } from "@ribambelle/domain/nannies/moments";
import { nannyActs } from "@ribambelle/domain/nannies/nannies.acts";
import { nannyRefusals } from "@ribambelle/domain/nannies/nannies.refusals";
import { momentText } from "@ribambelle/domain/nannies/nannies.texts";
import { daysBetweenInterests } from "@ribambelle/domain/nannies/nanny";
import { workingDaysAfter } from "@ribambelle/domain/requests/request";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { audit, type By } from "../../audit/index.ts";
import { insertRequest } from "../../requests/index.ts";
import { findListed, insertKept } from "../nannies.store.ts";
import { tellAgency } from "./interest.letters.ts";
import { findInterest, holdFamily, saveInterest } from "./interest.store.ts";

/** Who asks about which advert. */
interface Asking {
  readonly parentId: number;
  readonly by: By;
  readonly id: string;
  readonly now: Date;
}

async function listed(db: Db, id: string): Promise<number> {
  const personId = await findListed(db, id);
  if (personId === null) throw new Refused(commonRefusals.notFound);
  return personId;
}

/** True while an interest was said too lately to be said again. */
export const isInterestRecent = (saidAt: Date | null, now: Date): boolean =>
  saidAt !== null && addDays(dayAt(saidAt), daysBetweenInterests) > dayAt(now);

// The agency reads it on its pages and in its letter, in French.
const noteOf = (wish: string, moments: readonly Moment[]): string =>
  [
    ...moments.map((moment) => momentText(moment, "fr")),
    ...(wish === "" ? [] : [`«\u00a0${wish}\u00a0»`]),
  ].join("\n");

/** Tells the agency that a profile interests the family: a request, and a letter to who looks after it (NANNY-11, NANNY-12). */
export async function sayInterest(
  db: Db,
  { wish, moments }: { readonly wish: string; readonly moments: readonly string[] },
  { parentId, by, id, now, answerDays }: Asking & { readonly answerDays: number },
): Promise<Date> {
  return db.transaction().execute(async (transaction) => {
    await holdFamily(transaction, parentId);
    const babysitterId = await listed(transaction, id);
    const last = await findInterest(transaction, parentId, babysitterId);
    if (isInterestRecent(last, now)) throw new Refused(nannyRefusals.alreadyAsked);
    const requestId = await insertRequest(transaction, {
      personId: parentId,
      kind: "profile-interest",
      way: "portal",
      askedAt: now,
      dueOn: workingDaysAfter(dayAt(now), answerDays),
      note:
        noteOf(
          visibleText(wish).trim(),
          moments.flatMap((text) => readMoment(text) ?? []),
        ) || null,
      aboutId: babysitterId,
      subject: String(babysitterId),
    });
    if (requestId === null) throw new Refused(nannyRefusals.alreadyAsked);
    await saveInterest(transaction, { parentId, babysitterId, requestId, now });
    await audit(transaction, by, nannyActs.interestSaid({ personId: parentId, subject: String(requestId) }));
    await tellAgency(transaction, parentId, requestId, now);
    return now;
  });
}

/** Puts a profile aside (NANNY-13). */
export async function keepNanny(db: Db, { parentId, id, now }: Omit<Asking, "by">): Promise<void> {
  await insertKept(db, parentId, await listed(db, id), now);
}
