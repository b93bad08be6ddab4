import type { ImportedTaxCertificate } from "@ribambelle/domain/billing/taxes/taxCertificates.file";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { readTerms } from "../../../agency/readAgency.ts";
import type { DemonstrationDeps } from "../../../demonstrating/demonstration.ts";
import type { DrawnPage } from "../../../demonstrating/drawDocument.ts";
import { scheduled } from "../../../demonstrating/schedule.ts";
import { byCommand } from "../../audit/index.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { issuerOf, makeCertificate } from "../certificates/makeCertificate.actions.ts";

/** What the agency certified for the year before last, whose payments no import brought. */
const statedCents = 1_184_260;

const lastYear = (today: string) => Number(today.slice(0, 4)) - 1;

/** Gives the day on which the demonstration agency publishes the certificate of a year. */
export const publishedOn = (year: number): string => `${year + 1}-02-15`;

/** Gives the instant of that day at which certificates are published. */
export const publishedAt = (year: number): Date => new Date(`${publishedOn(year)}T09:00:00Z`);

/** Gives the agency's own tax certificate of the demonstration: that of the year before last. */
export const demonstrationCertificates = (today: string): readonly ImportedTaxCertificate[] => {
  const year = lastYear(today) - 1;
  const fileName = `attestation-${year}.pdf`;
  return [{ year, paidCents: statedCents, personReference: scheduled.family, fileName }];
};

/** Gives the words of such a certificate. */
export const certificatePage = ({ year, paidCents }: ImportedTaxCertificate): DrawnPage => ({
  title: `Attestation fiscale ${year}`,
  facts: [
    ["Année des règlements", String(year)],
    ["Montant acquitté", amountText(paidCents ?? 0, "fr")],
  ],
  text: `Cette attestation récapitule les sommes que vous avez effectivement acquittées en ${year}.`,
});

/** Publishes last year's certificate of the demonstration's family as the portal did on its day, once that is past. */
export async function publishDemonstration({ today, ...deps }: DemonstrationDeps): Promise<void> {
  const year = lastYear(today);
  const [family] = await listPeopleByReference(deps.connection.db, [scheduled.family]);
  const issuer = issuerOf(readTerms(null));
  if (!family || family.isDeactivated || !issuer || publishedOn(year) > today) return;
  const publishing = { ...deps, issuer, tells: false, by: byCommand, now: publishedAt(year) };
  await makeCertificate(publishing, "publish", { personId: family.personId, year });
}
