import type { Deps } from "../../deps.ts";
import type { LetterWriters } from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { rejectedPaymentKind, rejectedPaymentLetter } from "./rejectedPayment.letter.ts";

/** The letters about payments. */
export function billingLetters(deps: Deps): LetterWriters {
  return {
    [rejectedPaymentKind]: {
      purpose: "service",
      async write(transaction, { personId, locale }) {
        const addressee = await findAddressee(transaction, personId);
        if (!addressee) return null;
        const letter = rejectedPaymentLetter(locale, addressee.firstName, deps);
        return { recipient: addressee.email, letter };
      },
    },
  };
}
