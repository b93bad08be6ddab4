import { payslipNotices } from "@ribambelle/domain/payslips/payslip.notices";
import { payslipsPath } from "@ribambelle/domain/payslips/payslips.path";
import type { Db } from "../../../db/connection/connect.ts";
import { notify } from "../../notifications/index.ts";
import { orderLetter, payslipLetterKinds } from "../payslips.news.ts";
import { takeToBeWarned } from "./closing.store.ts";

/** How many people are told in one transaction. */
const batchSize = 100;

/**
 * Tells everyone who has payslips that they will no longer be here from a day on, one notice and one letter each, once for that
 * day (PAYSLIP-18); gives how many people were told now. The day must be late enough.
 */
export async function warnOfClosing(db: Db, closesOn: string, now: Date): Promise<number> {
  for (let all = 0; ; ) {
    const told = await db.transaction().execute(async (transaction) => {
      const people = await takeToBeWarned(transaction, { closesOn, now }, batchSize);
      for (const personId of people) {
        await notify(transaction, personId, payslipNotices.closing({ closesOn }, payslipsPath));
        await orderLetter(
          transaction,
          personId,
          { kind: payslipLetterKinds.closing, payload: { closesOn } },
          now,
        );
      }
      return people.length;
    });
    all += told;
    if (told === 0) return all;
  }
}
