import { dayAt } from "@ribambelle/domain/kernel/day";
import { timeAt } from "@ribambelle/domain/kernel/time";
import {
  isTimeToRemind,
  remindedDeadlines,
  reminderGapMs,
} from "@ribambelle/domain/readings/reading.reminders";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Routine, Tasks } from "../../../jobs/runJobs.ts";
import { addLetters, type LetterOrder } from "../../../mail/letters.ts";
import { findAddressee } from "../../people/index.ts";
import { lockPeopleToRemind, type Reminding, reminderKind, takeToRemind } from "./reminders.store.ts";

const remindTask = "readings.remind";

/** Every ten minutes of the day in Paris, which is one or two hours ahead: the first after eight reminds, the others catch up. */
export const readingRoutines: readonly Routine[] = [{ task: remindTask, pattern: "*/10 6-18 * * *" }];

export function readingTasks({ connection: { db }, config, now }: Deps): Tasks {
  return {
    [remindTask]: async () => {
      // The older portal speaks of documents while it shows them (SPACE-03).
      if (config.oldPortalUrl === null) await remindReaders(db, now());
    },
  };
}

/** How many people are reminded in one transaction. */
const batchSize = 100;

/** Writes to those who are to be reminded of documents on this day, each once and of all of them (READING-17); gives how many people. */
export async function remindReaders(db: Db, now: Date): Promise<number> {
  if (!isTimeToRemind(timeAt(now))) return 0;
  const today = dayAt(now);
  const notSince = new Date(now.getTime() - reminderGapMs);
  const reminding: Reminding = { deadlines: remindedDeadlines(today), today, now, notSince };
  for (let [all, after] = [0, 0]; ; ) {
    const batch = await db.transaction().execute((transaction) => remindNext(transaction, reminding, after));
    all += batch.told;
    if (batch.last === null) return all;
    after = batch.last;
  }
}

// Gives how many people were told, and the last one looked at where others may come after.
async function remindNext(transaction: Db, reminding: Reminding, after: number) {
  const people = await lockPeopleToRemind(transaction, reminding, after, batchSize);
  const orders: LetterOrder[] = [];
  for (const { personId, ids } of await takeToRemind(transaction, reminding, people)) {
    const addressee = await findAddressee(transaction, personId);
    if (!addressee) continue;
    const { locale } = addressee;
    orders.push({
      kind: reminderKind,
      personId,
      locale,
      payload: { ids: ids.join(" "), day: reminding.today },
    });
  }
  await addLetters(transaction, orders, reminding.now);
  return { told: orders.length, last: people.length < batchSize ? null : (people.at(-1) ?? null) };
}
