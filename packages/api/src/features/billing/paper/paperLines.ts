import { vatRateText } from "@ribambelle/domain/billing/invoice/amounts";
import type { InvoiceLine } from "@ribambelle/domain/billing/invoice/invoice";
import {
  type InvoiceKind,
  type LineKind,
  lineKinds,
  serviceNatures,
} from "@ribambelle/domain/billing/invoice/invoice.values";
import { lineFigures, linesInOrder } from "@ribambelle/domain/billing/invoice/lines";
import { services } from "@ribambelle/domain/interventions/services";
import { periodText } from "@ribambelle/domain/kernel/dates/periods";
import type { Pen } from "../../../papers/drawPaper.ts";
import type { PaperColumn } from "../../../papers/tableCells.ts";

/** A line of an invoice with what only its paper says. */
export interface PaperLine extends InvoiceLine {
  /** The employee number of the babysitter whom it names. */
  readonly babysitterNumber: string | null;
}

interface Written {
  readonly kind: InvoiceKind;
  readonly lines: readonly PaperLine[];
  readonly vatExemption: string | null;
}

/** Lines of one kind, below their heading. */
interface Part {
  readonly title: string;
  /** What one of them is called. */
  readonly name: string;
  readonly kind: LineKind;
}

type Column = PaperColumn & { readonly cell: (line: PaperLine) => string };

/** Writes the lines of one kind as a table, without the columns that none of them fills; nothing where there are none. */
export function writeLines(pen: Pen, invoice: Written, { title, name, kind }: Part): void {
  const lines = linesInOrder(invoice.lines.filter((line) => line.kind === kind));
  if (lines.length === 0) return;
  const columns = columnsOf(invoice, name).filter(({ cell }) => lines.some((line) => cell(line) !== ""));
  pen.table({
    title,
    columns,
    rows: lines.map((line) => ({ cells: columns.map(({ cell }) => cell(line)), under: natureOf(line) })),
  });
}

function columnsOf({ kind, vatExemption }: Written, name: string): readonly Column[] {
  const figures = (line: PaperLine) => lineFigures(line, kind, "fr");
  return [
    { name, part: 39, cell: ({ label }) => label },
    {
      name: "Période",
      part: 22,
      cell: ({ periodStart, periodEnd }) =>
        periodStart === null ? "" : periodText(periodStart, periodEnd ?? periodStart, "fr"),
    },
    { name: "Intervenant", part: 21, cell: workerOf },
    { name: "Durée", part: 10, isAmount: true, cell: (line) => figures(line).time ?? "" },
    { name: "Prix horaire", part: 12, isAmount: true, cell: (line) => priceOf(line, figures(line)) },
    {
      name: "TVA",
      part: 8,
      isAmount: true,
      cell: ({ vatBasisPoints }) => (vatExemption === null ? vatRateText(vatBasisPoints ?? 0, "fr") : ""),
    },
    { name: "Montant TTC", part: 15, isAmount: true, cell: (line) => figures(line).amount },
  ];
}

const workerOf = ({ babysitterDisplayName: name, babysitterNumber: number }: PaperLine) =>
  [name, number && `n°\u00a0${number}`].filter(Boolean).join(", ");

// A service without hours is at a fixed price.
function priceOf({ kind }: PaperLine, { time, rate }: { time: string | null; rate: string | null }): string {
  if (rate !== null) return rate;
  return kind === lineKinds.numbers.service && time === null ? "Forfait" : "";
}

// What the service is in the words of the law, unless the line says just that.
function natureOf({ nature, service, label }: PaperLine): string | undefined {
  const said =
    nature !== null
      ? serviceNatures.label(nature, "fr")
      : service !== null
        ? services.label(service, "fr")
        : label;
  return said === label ? undefined : said;
}
