import type { ImportedTaxCertificate } from "@ribambelle/domain/billing/taxes/taxCertificates.file";
import { taxFigures } from "@ribambelle/domain/billing/taxes/taxes.rules";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import type { DrawnPage } from "../../../demonstrating/drawDocument.ts";
import { scheduled } from "../../../demonstrating/schedule.ts";
import { type DemonstrationBilling, demonstrationBilling } from "./invoices.ts";

/** What the agency certified for the year before last, whose payments no import brought. */
const statedCents = 1_184_260;

/** Gives the day on which the demonstration agency publishes the certificate of a year. */
export const publishedOn = (year: number): string => `${year + 1}-02-15`;

/**
 * Gives the agency's own tax certificates of the demonstration that were published by a day: that of the year before last, and
 * last year's, which states what the portal computes.
 */
export function demonstrationCertificates(today: string): readonly ImportedTaxCertificate[] {
  const last = Number(today.slice(0, 4)) - 1;
  const paid = paidIn(last, demonstrationBilling(today));
  return [
    { year: last - 1, paidCents: statedCents },
    { year: last, paidCents: paid },
  ]
    .filter(({ year, paidCents }) => publishedOn(year) <= today && paidCents > 0)
    .map((one) => ({ ...one, personReference: scheduled.family, fileName: `attestation-${one.year}.pdf` }));
}

function paidIn(year: number, { invoices, lines, payments, shares }: DemonstrationBilling): number {
  return taxFigures(
    year,
    invoices.map((invoice) => ({
      ...invoice,
      lines: lines.filter(({ number }) => number === invoice.number),
    })),
    payments.map((payment) => ({
      ...payment,
      shares: shares.filter((share) => share.payment === payment.reference),
    })),
  ).paid;
}

/** Gives the words of such a certificate. */
export const certificatePage = ({ year, paidCents }: ImportedTaxCertificate): DrawnPage => ({
  title: `Attestation fiscale ${year}`,
  facts: [
    ["Année des règlements", String(year)],
    ["Montant acquitté", amountText(paidCents ?? 0, "fr")],
  ],
  text: `Cette attestation récapitule les sommes que vous avez effectivement acquittées en ${year}.`,
});
