import type { InvoiceDetail } from "@ribambelle/domain/billing/invoice/invoice";
import { invoiceKinds, invoiceStates } from "@ribambelle/domain/billing/invoice/invoice.values";
import { periodText } from "@ribambelle/domain/kernel/dates/periods";
import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Block } from "../../../papers/beside.ts";
import type { Fact } from "../../../papers/drawPaper.ts";
import type { PaperLegal } from "./drawable.ts";

const day = (date: string) => plainDay(date, "fr");

/** Says who the agency is before the law, and under which declaration it works (L1). */
export function agencyBlock({ company, declaration, approval }: PaperLegal): Block {
  const { name, form, capital, address, siren, register, vatNumber } = company;
  return {
    name,
    lines: [
      capital ? `${form} au capital de ${capital}` : form,
      address,
      `SIREN ${siren}, ${register}`,
      ...(vatNumber ? [`N°\u00a0de TVA ${vatNumber}`] : []),
      `Déclaration ${declaration.number} du ${day(declaration.date)}`,
      ...(approval ? [`Agrément ${approval.number} du ${day(approval.date)}`] : []),
    ],
  };
}

/** Says who pays, as the import first named them (BILLS-20). */
export const payerBlock = ({
  payerName,
  payerAddress,
}: {
  readonly payerName: string;
  readonly payerAddress: string;
}): Block => ({
  over: "Facturé à",
  name: payerName,
  lines: payerAddress === "" ? [] : payerAddress.split(/, /),
});

/** Says what the paper is: its days, its period, what it corrects or is corrected by. */
export function invoiceFacts(invoice: Omit<InvoiceDetail, "lines">, { mode }: PaperLegal): readonly Fact[] {
  const { issueDate, dueDate, periodStart, periodEnd, corrects, correctedBy, correctedDate } = invoice;
  const isCreditNote = invoice.kind === invoiceKinds.numbers.creditNote;
  const isCanceled = invoice.state === invoiceStates.numbers.canceled;
  return [
    [isCreditNote ? "Émis le" : "Émise le", day(issueDate)],
    ...facts(!isCreditNote && ["Échéance", day(dueDate)]),
    ...facts(
      periodStart !== null && periodEnd !== null && ["Période", periodText(periodStart, periodEnd, "fr")],
    ),
    ["Nature", "Prestations de services"],
    ["Mode d’intervention", mode],
    ...facts(corrects && ["Corrige", `la facture ${corrects.number}`]),
    ...facts(isCanceled && ["État", "Cette facture est annulée."]),
    ...facts(correctedBy && [isCanceled ? "Annulée par" : "Corrigée par", `l’avoir ${correctedBy.number}`]),
    ...facts(correctedDate && [isCreditNote ? "Corrigé le" : "Corrigée le", day(correctedDate)]),
  ];
}

/** Says who judges between the agency and a family (L16). */
export const mediatorSentence = ({ mediator: { name, address, site } }: PaperLegal): string =>
  `En cas de litige, vous pouvez saisir gratuitement le médiateur de la consommation\u00a0: ${name}, ${address}, ${site}.`;

const facts = (fact: Fact | false | null | undefined | ""): readonly Fact[] => (fact ? [fact] : []);
