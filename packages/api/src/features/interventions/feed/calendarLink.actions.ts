import { randomInt } from "node:crypto";
import { calendarLinkActs } from "@ribambelle/domain/interventions/feed/calendarLink.acts";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Actor, By } from "../../../acting/actor.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { audit } from "../../audit/index.ts";
import { lockPerson } from "../../people/index.ts";
import { removeLink, saveLink, updatePlace } from "./calendarLink.store.ts";
import type { FeedLink } from "./feedCode.ts";

// Generations are four bytes; half of what they hold leaves room to count on.
const mostFirst = 2 ** 30;

/** Makes somebody’s calendar link, or another one in place of theirs, which opens nothing from then on. */
export async function renewLink(
  { connection: { db }, now }: Deps,
  by: By,
  { personId, role }: Actor,
  withPlace: boolean,
): Promise<FeedLink> {
  return db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, personId);
    const { generation, isFirst } = await saveLink(transaction, {
      personId,
      // By chance: nothing is left of a link that was ended, and none may open again.
      first: randomInt(1, mostFirst),
      withPlace: withPlace && role === "BabySitter",
      now: now(),
    });
    await audit(transaction, by, calendarLinkActs[isFirst ? "linkMade" : "linkRenewed"]({ personId }));
    return { personId, generation };
  });
}

/** Puts postal code and city in a babysitter’s calendar, or takes them out. */
export async function choosePlace(
  { connection: { db } }: Deps,
  by: By,
  { personId }: Actor,
  withPlace: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isChanged = await updatePlace(transaction, personId, withPlace);
    if (isChanged === null) throw new Refused(commonRefusals.notFound);
    if (isChanged)
      await audit(transaction, by, calendarLinkActs[withPlace ? "placeShown" : "placeHidden"]({ personId }));
  });
}

/** Ends somebody’s calendar link, where there is one. */
export async function deleteLink({ connection: { db } }: Deps, by: By, { personId }: Actor): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await removeLink(transaction, personId))
      await audit(transaction, by, calendarLinkActs.linkDeleted({ personId }));
  });
}

async function holdPerson(transaction: Db, personId: number): Promise<void> {
  if (!(await lockPerson(transaction, personId))) throw new Refused(commonRefusals.unauthorized);
}
