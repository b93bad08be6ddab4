import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { paymentsPath } from "@ribambelle/domain/billing/payment/payment.notices";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { callTheAgency, layOut } from "../../mail/letterLayout.ts";
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
  { agency, publicUrl }: { readonly agency: ShownAgency; readonly publicUrl: string },
): Letter {
  const words = texts(locale);
  return layOut(
    {
      subject: words.subject,
      preheader: words.rejected,
      firstName,
      paragraphs: [words.rejected],
      action: { label: words.button, url: publicUrl + paymentsPath },
      closing: [callTheAgency(locale, agency)],
    },
    locale,
    agency.name,
  );
}
