import type { ImportedTaxCertificate } from "@ribambelle/domain/billing/taxes/taxCertificates.file";
import type { DrawnPage } from "../../../demonstrating/drawDocument.ts";
import { scheduled } from "../../../demonstrating/schedule.ts";

/** Gives the agency's own tax certificates of the demonstration: that of the year before last, whose payments no import brought. */
export function demonstrationCertificates(today: string): readonly ImportedTaxCertificate[] {
  const year = Number(today.slice(0, 4)) - 2;
  const { family: personReference } = scheduled;
  return [{ personReference, year, paidCents: null, fileName: `attestation-${year}.pdf` }];
}

/** Gives the words of such a certificate. */
export const certificatePage = ({ year }: ImportedTaxCertificate): DrawnPage => ({
  title: `Attestation fiscale ${year}`,
  facts: [["Année des règlements", String(year)]],
  text: `Cette attestation récapitule les sommes que vous avez effectivement acquittées en ${year}.`,
});
