import * as z from "zod/mini";
import { noticeKind } from "../../kernel/notice.ts";

/** Where a family reads its payments. */
export const paymentsPath = "/client/reglements";

/** What families are told of their payments; never an amount (SPACE-32, PAYMENTS-16). */
export const paymentNotices = {
  rejected: noticeKind("payments.rejected", z.object({ count: z.int() }), ({ count }) => ({
    title:
      count > 1
        ? { fr: `${count} règlements n’ont pas abouti`, en: `${count} payments did not go through` }
        : { fr: "Un prélèvement n’a pas abouti", en: "A direct debit did not go through" },
    text: {
      fr: "Voyez ce qui reste à régler, et comment.",
      en: "See what is still to pay, and how.",
    },
  })),
};
