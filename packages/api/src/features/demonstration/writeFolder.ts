import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { documentsFile } from "@ribambelle/domain/imports/documents.file";
import { payslipsFile } from "@ribambelle/domain/payslips/payslips.file";
import { contractPage, pageDrawer } from "./drawDocument.ts";
import { demonstrationFolder } from "./folder.ts";
import { demonstrationPayslips, payslipPage, payslipsCsv } from "./payslips.ts";

/** Writes the demonstration agency as it would export itself today: CSV files, and its documents beside them. */
export async function writeDemonstrationFolder(folder: string, today: string): Promise<void> {
  const { files, documents } = demonstrationFolder(today);
  await mkdir(join(folder, documentsFile.folder ?? ""), { recursive: true });
  for (const [name, content] of files) await writeWhole(join(folder, name), content);
  const draw = await pageDrawer(today);
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
}

// Another process may be reading the file of the same name.
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString("hex")}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}
