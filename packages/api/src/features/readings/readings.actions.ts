import { commonRefusals, fieldProblems } from "@ribambelle/domain/kernel/refusal";
import { readingDemands, type readingWays } from "@ribambelle/domain/readings/reading";
import { readingActs } from "@ribambelle/domain/readings/reading.acts";
import { readingRefusals } from "@ribambelle/domain/readings/reading.texts";
import type { By } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { Deps } from "../../deps.ts";
import type { Opening } from "../../files/ownFile.ts";
import { audit } from "../audit/index.ts";
import { type HeldReading, insertMark, lockReading } from "./readings.store.ts";

type Needs = Pick<Deps, "connection" | "now">;

/** Whose mark it is, of which version, and by which browser. */
export interface Marked {
  readonly personId: number;
  readonly id: string;
  readonly version: number;
  readonly browser: string;
}

// What a browser says of itself has no length of its own.
const told = (browser: string) => browser.slice(0, 500);

/** Notes that a document was given to its recipient; an id of anything else is nothing. */
export async function noteOpened(db: Db, { personId, id, by, userAgent, at }: Opening): Promise<void> {
  const address = by.address ?? "";
  await insertMark(db, {
    personId,
    id,
    mark: "opened",
    how: null,
    at,
    address,
    browser: told(userAgent),
  });
}

/** Notes that the end of a document was shown; gives when it was first. */
export async function markRead(
  deps: Needs,
  by: By,
  marked: Marked,
  { how, pagesSeen }: { readonly how: (typeof readingWays)[number]; readonly pagesSeen: number },
): Promise<Date> {
  return mark(deps, by, marked, "read", how, (held) => {
    if (how === "pages" && pagesSeen < held.pageCount) {
      const message = fieldProblems.invalid?.fr ?? "";
      throw new Refused(commonRefusals.invalid, {
        issues: [{ path: "pagesSeen", code: "invalid", message }],
      });
    }
    if (held.openedAt === null) throw new Refused(readingRefusals.notRead);
    return held.readAt;
  });
}

/** Notes that a document that asks for it was read and understood; gives when that was first said. */
export async function confirm(deps: Needs, by: By, marked: Marked): Promise<Date> {
  return mark(deps, by, marked, "confirmed", null, (held) => {
    if (held.demand !== readingDemands.numbers.Confirmation) throw new Refused(readingRefusals.nothingAsked);
    if (held.readAt === null) throw new Refused(readingRefusals.notRead);
    return held.confirmedAt;
  });
}

/** Keeps a mark in one transaction; `first` gives when it was already made, or refuses it. */
async function mark(
  { connection: { db }, now }: Needs,
  by: By,
  { personId, id, version, browser }: Marked,
  made: "read" | "confirmed",
  how: (typeof readingWays)[number] | null,
  first: (held: HeldReading) => Date | null,
): Promise<Date> {
  return db.transaction().execute(async (transaction) => {
    const held = await lockReading(transaction, personId, id);
    if (!held) throw new Refused(commonRefusals.notFound);
    if (held.version !== version) throw new Refused(readingRefusals.newVersion);
    const before = first(held);
    if (before) return before;
    const at = now();
    const address = by.address ?? "";
    await insertMark(transaction, { personId, id, mark: made, how, at, address, browser: told(browser) });
    const subject = `${id} (version ${version})`;
    await audit(transaction, by, readingActs[made]({ personId, subject }));
    return at;
  });
}
