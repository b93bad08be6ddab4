import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Columns, CsvFile, RowOf } from "@ribambelle/domain/imports/column";
import { documentsFile } from "@ribambelle/domain/imports/documents.file";
import { interventionsFile } from "@ribambelle/domain/interventions/interventions.file";
import { invoiceLinesFile, invoicesFile } from "@ribambelle/domain/invoices/invoice.files";
import { amountText } from "@ribambelle/domain/money/money";
import { paymentSharesFile, paymentsFile } from "@ribambelle/domain/payments/payment.files";
import { payslipsFile } from "@ribambelle/domain/payslips/payslips.file";
import { readingsFile } from "@ribambelle/domain/readings/readings.file";
import { demonstrationFolder } from "./folder.ts";
import { demonstrationInterventions } from "./interventions.ts";
import { demonstrationBooks, invoiceDrawing } from "./papers/books.ts";
import { contractPage, pageDrawer } from "./papers/drawDocument.ts";
import { demonstrationPayslips, payslipPage, payslipsCsv } from "./papers/payslips.ts";
import { drawReading } from "./readings/drawReading.ts";

/** Writes the demonstration agency as it would export itself today: CSV files, and its documents beside them. */
export async function writeDemonstrationFolder(folder: string, today: string): Promise<void> {
  const { files, documents, readings } = demonstrationFolder(today);
  for (const inside of [documentsFile.folder, readingsFile.folder])
    await mkdir(join(folder, inside ?? ""), { recursive: true });
  for (const [name, content] of files) await writeWhole(join(folder, name), content);
  await writeWhole(
    join(folder, interventionsFile.name),
    csvOf(interventionsFile, demonstrationInterventions(today)),
  );
  const draw = await pageDrawer(today);
  const books = demonstrationBooks(today);
  await writeWhole(join(folder, invoicesFile.name), csvOf(invoicesFile, books.invoices));
  await writeWhole(join(folder, invoiceLinesFile.name), csvOf(invoiceLinesFile, books.lines));
  await writeWhole(join(folder, paymentsFile.name), csvOf(paymentsFile, books.payments));
  await writeWhole(join(folder, paymentSharesFile.name), csvOf(paymentSharesFile, books.shares));
  await mkdir(join(folder, invoicesFile.folder ?? ""), { recursive: true });
  for (const invoice of books.invoices) {
    if (invoice.fileName === null) continue;
    const content = await draw(invoiceDrawing(invoice, amountText(invoice.totalCents, "fr")));
    await writeWhole(join(folder, invoicesFile.folder ?? "", invoice.fileName), content);
  }
  for (const document of documents) {
    await writeWhole(
      join(folder, documentsFile.folder ?? "", document.line.fichier ?? ""),
      await draw(contractPage(document)),
    );
  }
  const payslips = demonstrationPayslips(today);
  await mkdir(join(folder, payslipsFile.folder ?? ""), { recursive: true });
  await writeWhole(join(folder, payslipsFile.name), payslipsCsv(payslips));
  for (const payslip of payslips) {
    const content = await draw(payslipPage(payslip));
    await writeWhole(join(folder, payslipsFile.folder ?? "", payslip.fileName), content);
  }
  for (const { fichier = "", titre = "" } of readings)
    await writeWhole(
      join(folder, readingsFile.folder ?? "", fichier),
      await drawReading(fichier, titre, today),
    );
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
