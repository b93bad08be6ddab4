import { dayAt } from "@ribambelle/domain/kernel/day";
import { timeAt } from "@ribambelle/domain/kernel/time";
import type { PayslipChoice } from "@ribambelle/domain/payslips/delivery";
import { payslipNotices } from "@ribambelle/domain/payslips/payslip.notices";
import { payslipsPath } from "@ribambelle/domain/payslips/payslips.path";
import type { Db } from "../../db/connection/connect.ts";
import { addLetters, type LetterOrder } from "../../mail/letters.ts";
import { notify } from "../notifications/index.ts";
import { findAddressee } from "../people/index.ts";
import { takeToBeTold } from "./payslips.news.store.ts";

/** The kinds of letters about payslips. */
export const payslipLetterKinds = {
  available: "payslips.available",
  notice: "payslips.notice",
  choiceNoted: "payslips.choice-noted",
  closing: "payslips.closing",
} as const;

/** Nobody hears of a payslip before this hour in Paris (PAYSLIP-15). */
const firstHour = "07:00";

/** Writes to somebody, unless their account is gone. */
export async function orderLetter(
  db: Db,
  personId: number,
  order: Pick<LetterOrder, "kind" | "payload">,
  now: Date,
): Promise<void> {
  const addressee = await findAddressee(db, personId);
  if (addressee) await addLetters(db, [{ ...order, personId, locale: addressee.locale }], now);
}

/** Tells somebody that their payslips will be electronic, and that they may refuse (PAYSLIP-14). */
export async function giveNotice(db: Db, personId: number, now: Date): Promise<void> {
  await notify(db, personId, payslipNotices.notice({}, payslipsPath));
  await orderLetter(db, personId, { kind: payslipLetterKinds.notice }, now);
}

/** Confirms a choice to whoever made it, with its day and hour (PAYSLIP-09). */
export async function confirmChoice(
  db: Db,
  {
    personId,
    choice,
    effectDate,
    at,
  }: { personId: number; choice: PayslipChoice; effectDate: string; at: Date },
): Promise<void> {
  await notify(db, personId, payslipNotices.choiceNoted({ choice, effectDate }, payslipsPath));
  const payload = { choice, effectDate, at: at.toISOString() };
  await orderLetter(db, personId, { kind: payslipLetterKinds.choiceNoted, payload }, at);
}

/** How many people are told in one transaction. */
const batchSize = 100;

/**
 * Tells people of the payslips that they see now and have not heard of, one notice and one letter each, from 7 in the morning
 * on (PAYSLIP-15); gives how many people.
 */
export async function tellOfPayslips(db: Db, now: Date): Promise<number> {
  if (timeAt(now) < firstHour) return 0;
  let [all, batch] = [0, batchSize];
  while (batch === batchSize) {
    batch = await db.transaction().execute(async (transaction) => {
      const people = await takeToBeTold(transaction, dayAt(now), batchSize);
      for (const { personId, months } of people) {
        const [month = null] = months;
        const facts = { month: months.length === 1 ? month : null, count: months.length };
        await notify(transaction, personId, payslipNotices.available(facts, payslipsPath));
        await orderLetter(transaction, personId, { kind: payslipLetterKinds.available, payload: facts }, now);
      }
      return people.length;
    });
    all += batch;
  }
  return all;
}
