import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { paymentsPath } from "@ribambelle/domain/billing/payment/payment.notices";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { pointTo } from "../../mail/letterLayout.ts";
import type { Letter } from "../../mail/letters.ts";

export const rejectedPaymentKind = "payments.rejected";

const texts = catalogue({
  fr: {
    subject: "Un prélèvement n’a pas abouti",
    rejected: "Un de vos règlements n’a pas abouti. Votre espace dit ce qui reste à régler, et comment.",
    button: "Voir mes règlements",
  },
  en: {
    subject: "A direct debit did not go through",
    rejected: "One of your payments did not go through. Your space shows what is still to pay, and how.",
    button: "See my payments",
  },
});

/** Writes that a debit was rejected; never an amount (PAYMENTS-16, SPACE-32). */
export function rejectedPaymentLetter(
  locale: Locale,
  firstName: string,
  portal: { readonly agency: ShownAgency; readonly publicUrl: string },
): Letter {
  const { subject, rejected, button } = texts(locale);
  return pointTo({ subject, firstName, paragraphs: [rejected], button, path: paymentsPath }, locale, portal);
}
