import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { invoicesPath } from "@ribambelle/domain/billing/invoice/invoice.notices";
import { ofMonth } from "@ribambelle/domain/kernel/dates/months";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { pointTo } from "../../mail/letterLayout.ts";
import type { Letter } from "../../mail/letters.ts";

/** The letter about an invoice that has come. */
export const issuedInvoiceKind = "invoices.issued";

/** What such a letter is about: one invoice, or several that came together. */
export interface IssuedInvoices {
  readonly firstName: string;
  readonly count: number;
  /** The id of the first. */
  readonly id: string;
  /** Its month (YYYY-MM), when it is for one. */
  readonly month: string | null;
}

const texts = catalogue({
  fr: {
    one: {
      subject: "Votre facture est disponible", // BILLS-23, printed
      here: (ofMonth: string) => `Votre facture${ofMonth} vous attend dans votre espace.`,
      button: "Voir ma facture",
    },
    several: {
      subject: "Vos factures sont disponibles",
      here: "De nouvelles factures vous attendent dans votre espace.",
      button: "Voir mes factures",
    },
  },
  en: {
    one: {
      subject: "Your invoice is available",
      here: (ofMonth) => `Your invoice${ofMonth} is waiting for you in your space.`,
      button: "See my invoice",
    },
    several: {
      subject: "Your invoices are available",
      here: "New invoices are waiting for you in your space.",
      button: "See my invoices",
    },
  },
});

/** Writes that invoices have come; never an amount (BILLS-23, SPACE-32). */
export function issuedInvoiceLetter(
  locale: Locale,
  { firstName, count, id, month }: IssuedInvoices,
  portal: { readonly agency: ShownAgency; readonly publicUrl: string },
): Letter {
  const { one, several } = texts(locale);
  const isOne = count === 1;
  const { subject, button } = isOne ? one : several;
  const here = isOne ? one.here(month === null ? "" : ` ${ofMonth(month, locale)}`) : several.here;
  const path = `${invoicesPath}${isOne ? `/${id}` : ""}`;
  return pointTo({ subject, firstName, paragraphs: [here], button, path }, locale, portal);
}
