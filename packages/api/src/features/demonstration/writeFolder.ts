import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { invoiceLinesFile, invoicesFile } from "@ribambelle/domain/billing/invoice/invoice.files";
import { paymentSharesFile, paymentsFile } from "@ribambelle/domain/billing/payment/payment.files";
import { taxCertificatesFile } from "@ribambelle/domain/billing/taxes/taxCertificates.file";
import { documentsFile } from "@ribambelle/domain/documents/documents.file";
import type { Columns, CsvFile, RowOf } from "@ribambelle/domain/imports/column";
import { interventionsFile } from "@ribambelle/domain/interventions/interventions.file";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { payslipsFile } from "@ribambelle/domain/payslips/payslips.file";
import { readingsFile } from "@ribambelle/domain/readings/readings.file";
import { demonstrationFolder } from "./folder.ts";
import { demonstrationInterventions } from "./interventions.ts";
import { demonstrationBooks, invoiceDrawing } from "./papers/books.ts";
import { contractPage, type DrawnPage, pageDrawer } from "./papers/drawDocument.ts";
import { demonstrationPayslips, payslipPage, payslipsCsv } from "./papers/payslips.ts";
import { certificatePage, demonstrationCertificates } from "./papers/taxCertificates.ts";
import { drawReading } from "./readings/drawReading.ts";

/** Writes the demonstration agency as it would export itself today: CSV files, and its documents beside them. */
export async function writeDemonstrationFolder(folder: string, today: string): Promise<void> {
  const write = async (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeWhole(path, content);
  };
  const draw = await pageDrawer(today);
  const writePapers = async (inside: string | undefined, papers: readonly Paper[]) => {
    for (const { name, page } of papers) await write(join(inside ?? "", name), await draw(page));
  };

  const { files, documents, readings } = demonstrationFolder(today);
  for (const [name, content] of files) await write(name, content);
  await writePapers(
    documentsFile.folder,
    documents.map((document) => ({ name: document.line.fichier ?? "", page: contractPage(document) })),
  );
  for (const { fichier = "", titre = "" } of readings)
    await write(join(readingsFile.folder ?? "", fichier), await drawReading(fichier, titre, today));

  await write(interventionsFile.name, csvOf(interventionsFile, demonstrationInterventions(today)));

  const books = demonstrationBooks(today);
  await write(invoicesFile.name, csvOf(invoicesFile, books.invoices));
  await write(invoiceLinesFile.name, csvOf(invoiceLinesFile, books.lines));
  await write(paymentsFile.name, csvOf(paymentsFile, books.payments));
  await write(paymentSharesFile.name, csvOf(paymentSharesFile, books.shares));
  await writePapers(
    invoicesFile.folder,
    books.invoices.flatMap((invoice) => {
      const { fileName: name, totalCents } = invoice;
      return name === null ? [] : [{ name, page: invoiceDrawing(invoice, amountText(totalCents, "fr")) }];
    }),
  );

  const certificates = demonstrationCertificates(today);
  await write(taxCertificatesFile.name, csvOf(taxCertificatesFile, certificates));
  await writePapers(
    taxCertificatesFile.folder,
    certificates.map((certificate) => ({ name: certificate.fileName, page: certificatePage(certificate) })),
  );

  const payslips = demonstrationPayslips(today);
  await write(payslipsFile.name, payslipsCsv(payslips));
  await writePapers(
    payslipsFile.folder,
    payslips.map((payslip) => ({ name: payslip.fileName, page: payslipPage(payslip) })),
  );
}

interface Paper {
  readonly name: string;
  readonly page: DrawnPage;
}

/** Writes rows as an agency's software exports them; values of a list as numbers, minutes as hours and minutes, cents as euros. */
function csvOf<C extends Columns>(file: CsvFile<C>, rows: readonly RowOf<C>[]): string {
  const columns = Object.entries(file.columns);
  const cell = (value: unknown, field: string) => {
    if (typeof value !== "number") return String(value ?? "");
    if (/minutes$/i.test(field)) return `${Math.floor(value / 60)}h${String(value % 60).padStart(2, "0")}`;
    return /Cents$|BasisPoints$/.test(field) ? (value / 100).toFixed(2) : String(value);
  };
  const lines = rows.map((row) => columns.map(([field]) => cell(row[field], field)).join(";"));
  return `${[columns.map(([, { header }]) => header).join(";"), ...lines].join("\r\n")}\r\n`;
}

// Another process may be reading the file of the same name.
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString("hex")}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}
