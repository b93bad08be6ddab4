import { paymentsPath } from "@ribambelle/domain/billing/payment/payment.notices";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { Deps } from "../../deps.ts";
import { layOut } from "../../mail/letterLayout.ts";
import type { LetterWriters } from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { rejectedPaymentLetter } from "./importing/payments.import.ts";

const texts = catalogue({
  fr: {
    subject: "Un prélèvement n’a pas abouti",
    rejected: "Un de vos règlements n’a pas abouti. Votre espace dit ce qui reste à régler, et comment.",
    button: "Voir mes règlements",
    contact: (phone: string) => `Une question\u00a0? Appelez l’agence au ${phone}.`,
  },
  en: {
    subject: "A debit did not go through",
    rejected: "One of your payments did not go through. Your space says what is left to pay, and how.",
    button: "See my payments",
    contact: (phone) => `A question? Call the agency on ${phone}.`,
  },
});

/** The letters about payments; never an amount (PAYMENTS-16, SPACE-32). */
export function billingLetters({ agency, publicUrl }: Deps): LetterWriters {
  return {
    [rejectedPaymentLetter]: {
      purpose: "service",
      async write(transaction, { personId, locale }) {
        const addressee = await findAddressee(transaction, personId);
        if (!addressee) return null;
        const words = texts(locale);
        const letter = layOut(
          {
            subject: words.subject,
            preheader: words.rejected,
            firstName: addressee.firstName,
            paragraphs: [words.rejected],
            action: { label: words.button, url: publicUrl + paymentsPath },
            closing: [words.contact(agency.contact.phone)],
          },
          locale,
          agency.name,
        );
        return { recipient: addressee.email, letter };
      },
    },
  };
}
