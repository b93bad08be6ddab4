import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDF } from "@libpdf/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPdfFile } from "./pdfFile.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ribambelle-pdf-"));
  await mkdir(join(folder, "factures", "2026"), { recursive: true });
  const pdf = PDF.create();
  for (let page = 0; page < 3; page++) pdf.addPage();
  const bytes = await pdf.save();
  const put = (name: string, content: Uint8Array | string) => writeFile(join(folder, name), content);
  await put("factures/2026/trois.pdf", bytes);
  await put("dehors.pdf", bytes);
  pdf.setProtection({ ownerPassword: "secret" });
  await put("factures/protege.pdf", await pdf.save());
  await put("factures/vide.pdf", "");
  await put("factures/texte.pdf", "Bonjour");
  await put("factures/debut.pdf", "%PDF-1.7 et rien");
  await put(
    "factures/sans-page.pdf",
    "%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj trailer <</Root 1 0 R>>",
  );
  const acting = (action: string, onPage = "") =>
    `%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R${action}>> endobj 2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj 3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${onPage}>> endobj 4 0 obj <</S/JavaScript/JS(1)>> endobj trailer <</Root 1 0 R>>`;
  await put("factures/page.pdf", acting("/OpenAction[3 0 R/Fit]"));
  await put("factures/script.pdf", acting("/OpenAction 4 0 R"));
  await put("factures/scripts.pdf", acting("/Names<</JavaScript<</Names[(a) 4 0 R]>>>>"));
  await put("factures/programme.pdf", acting("/OpenAction<</S/Launch/F(cmd.exe)>>"));
  const goes = "/S/GoTo/D[3 0 R/Fit]";
  await put("factures/suite.pdf", acting(`/OpenAction<<${goes}/Next<<${goes}/Next[<<${goes}>> 4 0 R]>>>>`));
  await put("factures/son.pdf", acting("/OpenAction<</S/Rendition/JS(1)>>"));
  await put("factures/fermeture.pdf", acting("/AA<</WC 4 0 R>>"));
  await put("factures/feuille.pdf", acting("", "/AA<</O 4 0 R>>"));
  await put("factures/va.pdf", acting(`/OpenAction<<${goes}/Next<<${goes}>>>>`, `/AA<</O<<${goes}>>>>`));
  await put("factures/lourd.pdf", Buffer.concat([Buffer.from(bytes), Buffer.alloc(20 * 1024 * 1024)]));
  await symlink(join(folder, "dehors.pdf"), join(folder, "factures", "lien.pdf"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("a PDF beside the CSV files", () => {
  it("is read with the number of its pages, in a folder of the folder too (SPACE-29)", async () => {
    expect(await readPdfFile(folder, "factures", "2026\\trois.pdf")).toMatchObject({ pageCount: 3 });
    for (const name of ["page.pdf", "va.pdf"])
      expect(await readPdfFile(folder, "factures", name)).toMatchObject({ pageCount: 1 });
  });

  it.each([
    ["protege.pdf", "file-encrypted"],
    ["vide.pdf", "file-not-pdf"],
    ["texte.pdf", "file-not-pdf"],
    ["debut.pdf", "file-not-pdf"],
    ["sans-page.pdf", "file-not-pdf"],
    ["script.pdf", "file-acts"],
    ["scripts.pdf", "file-acts"],
    ["programme.pdf", "file-acts"],
    ["suite.pdf", "file-acts"],
    ["son.pdf", "file-acts"],
    ["fermeture.pdf", "file-acts"],
    ["feuille.pdf", "file-acts"],
    ["lourd.pdf", "file-too-large"],
    ["absent.pdf", "file-missing"],
    ["../dehors.pdf", "file-outside"],
    ["lien.pdf", "file-outside"],
    ["/etc/hostname", "file-outside"],
  ])("%s is refused: %s (SPACE-29)", async (name, code) => {
    const { problem } = await readPdfFile(folder, "factures", name);
    expect(problem).toMatchObject({ column: "fileName", code });
  });
});
