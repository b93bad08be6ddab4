import type { Certificate, WorkedMonth } from "@ribambelle/domain/billing/certificates/certificate";
import { natureName } from "@ribambelle/domain/billing/taxes/taxes.texts";
import { monthHeading } from "@ribambelle/domain/kernel/dates/months";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { durationText } from "@ribambelle/domain/kernel/time";
import { drawPaper, type Pen } from "../../../papers/drawPaper.ts";
import type { PaperColumn } from "../../../papers/tableCells.ts";

const money = (cents: number) => amountText(cents, "fr");
const day = (of: string) => plainDay(of, "fr");

/** Gives what a certificate is called (TAX-19). */
export const titleOf = ({ year, version }: Pick<Certificate, "year" | "version">): string =>
  version === 1 ? `Attestation fiscale ${year}` : `Attestation fiscale rectificative ${year}`;

/** Draws a tax certificate, in French, as the law wants it (TAX-20, TAX-22, TAX-31). */
export function drawCertificate(certificate: Certificate, madeAt: Date): Promise<Buffer> {
  const title = titleOf(certificate);
  const { year, agency, payer, publishedDate, replacesDate } = certificate;
  const paper = { title, author: agency.name, madeAt, foot: `${title} – ${payer.name}` };
  return drawPaper(paper, (pen) => {
    pen.title(title);
    if (replacesDate !== null)
      pen.paragraph(`Cette attestation annule et remplace celle du ${day(replacesDate)}.`);
    writeParties(pen, certificate);
    // TAX-22, printed
    pen.paragraph(
      `Cette attestation récapitule les sommes que vous avez effectivement acquittées en ${year}.`,
    );
    writeAmounts(pen, certificate);
    writeList(pen, certificate.list);
    pen.paragraph(`Fait à ${agency.place}, le ${day(publishedDate)}, par ${agency.name}.`);
  });
}

function writeParties(pen: Pen, { agency, payer }: Certificate): void {
  const { siren, declaration } = agency;
  pen.beside([
    {
      over: "Organisme de services à la personne",
      name: agency.name,
      lines: [
        agency.address,
        `SIREN\u00a0: ${siren}`,
        `Déclaration\u00a0: ${declaration.number} du ${day(declaration.date)}`,
      ],
    },
    {
      over: "Bénéficiaire",
      name: payer.name,
      lines: [
        ...(payer.address ? [payer.address] : []),
        ...payer.accounts.map((account) => `Compte débité\u00a0: ${account}`),
      ],
    },
  ]);
}

const amounts = (name: string): readonly PaperColumn[] => [
  { name, part: 3 },
  { name: "Montant", part: 1, isAmount: true },
];

function writeAmounts(pen: Pen, certificate: Certificate): void {
  const { year, paidCents, cesuCents, advanceCents, aidsCents, byNature } = certificate;
  pen.table({
    title: `Sommes acquittées en ${year}`,
    columns: amounts("Somme"),
    rows: [
      { cells: ["Montant effectivement acquitté", money(paidCents)], isSum: true },
      { cells: ["Dont réglé en CESU préfinancés", money(cesuCents)] },
    ],
  });
  // TAX-22, printed
  if (cesuCents > 0)
    pen.paragraph(
      `Sur cette somme, ${money(cesuCents)} ont été réglés en CESU préfinancés. Vous devez déclarer uniquement la part que vous avez financée vous-même\u00a0: votre employeur ou l’organisme qui vous les remet vous la communique.`,
    );
  pen.table({
    title: "Pour information, déjà déduits du montant acquitté",
    columns: amounts("Somme"),
    rows: [
      { cells: ["Avance immédiate de crédit d’impôt", money(advanceCents)] },
      { cells: ["Aides et sommes versées par des tiers", money(aidsCents)] },
    ],
  });
  if (byNature.length > 0)
    pen.table({
      title: "Montant acquitté par nature de service",
      columns: amounts("Nature de service"),
      rows: byNature.map(({ nature, amountCents }) => ({
        cells: [natureName(nature, "fr"), money(amountCents)],
      })),
    });
}

function writeList(pen: Pen, list: readonly WorkedMonth[]): void {
  if (list.length === 0) return;
  const sumOf = (read: (worked: WorkedMonth) => number) => list.reduce((sum, one) => sum + read(one), 0);
  const counts = (lineCount: number, minutes: number) => [String(lineCount), durationText(minutes, "fr")];
  const rows = list.map(({ month, babysitterName, babysitterNumber, lineCount, minutes }) => ({
    cells: [monthHeading(month, "fr"), babysitterName, babysitterNumber, ...counts(lineCount, minutes)],
  }));
  const sums = counts(
    sumOf(({ lineCount }) => lineCount),
    sumOf(({ minutes }) => minutes),
  );
  pen.table({
    title: "Interventions par mois et par intervenant",
    columns: [
      { name: "Mois", part: 3 },
      { name: "Intervenant", part: 5 },
      { name: "Matricule", part: 3 },
      { name: "Prestations", part: 2, isAmount: true },
      { name: "Durée", part: 2, isAmount: true },
    ],
    rows: [...rows, { cells: ["Total", "", "", ...sums], isSum: true }],
  });
}
