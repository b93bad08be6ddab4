import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { importFiles } from "./importFiles.ts";
import { expect, test } from "./journey.ts";
import { aReference, choosePassword } from "./people.ts";
import { expectFits, visit, watchErrors } from "./portal.ts";

const { version } = createRequire(import.meta.url)("pdfjs-dist/package.json");
const password = "Lire-jusqu-a-la-fin-7";
// In bytes, as they travel: the budget of SPACE-24.
const mostScript = 450_000;

test("a babysitter is led from home to a document, reads it to its end and confirms it; the reader's script comes with it and not before (READING-04, READING-07, SPACE-24, TODO-08)", async ({
  page,
}, info) => {
  const babysitter = aReference("READ-B", info);
  const pdf = await readFile(new URL("../docs/import/a-consulter/protocole-canicule.pdf", import.meta.url));
  await importFiles({
    "personnes.csv": `référence;rôle;prénom;nom;email\n${babysitter.id};intervenant;Léa;Petit;${babysitter.email}\n`,
    "documents-a-consulter.csv": `référence;titre;catégorie;demande;publié le;destinataires;fichier\nLIRE-${babysitter.id};Protocole canicule;Santé et sécurité;À lire et confirmer;01/01/2026;Liste;protocole.pdf\n`,
    "destinataires.csv": `référence du document;référence de la personne\nLIRE-${babysitter.id};${babysitter.id}\n`,
    "a-consulter/protocole.pdf": pdf,
  });
  await choosePassword(page, babysitter.email, password);
  const errors = watchErrors(page);
  const fetched: { readonly address: string; readonly size: Promise<number>; readonly policy: string }[] = [];
  page.on("response", (response) => {
    const address = new URL(response.url()).pathname;
    if (!/^\/assets\/pdf/.test(address)) return;
    const size = response
      .request()
      .sizes()
      .then(({ responseBodySize }) => responseBodySize);
    fetched.push({ address, size, policy: response.headers()["cache-control"] ?? "" });
  });
  await visit(page, { userName: babysitter.email, password });
  await page
    .getByRole("listitem")
    .filter({ hasText: "Lire et confirmer : Protocole canicule" })
    .getByRole("link", { name: "Lire le document" })
    .hover();
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await page.getByRole("link", { name: "Lire le document" }).click();
  await expect(page.getByText("Page 1 sur 2")).toBeVisible();
  await expect(page.getByText("Page 1", { exact: true }).last()).toBeVisible();
  await expectFits(page, "the reader");
  await page.getByRole("button", { name: "Aller à la dernière page" }).click();
  await expect(page.getByText("Fin du document")).toBeInViewport();
  await page.getByRole("button", { name: "J’ai lu et compris ce document" }).click();
  await expect(page.getByText(/^Vous avez confirmé ce document le/)).toBeVisible();
  await page.getByRole("link", { name: "Tous les documents" }).click();
  await expect(page.getByText("Vous avez tout lu.")).toBeVisible();
  await expectFits(page, "the documents to read");
  expect(fetched.map(({ address }) => /\.(mjs|js)$/.test(address))).toEqual([true, true]);
  expect((await Promise.all(fetched.map(({ size }) => size))).reduce((sum, size) => sum + size)).toBeLessThan(
    mostScript,
  );
  for (const { policy } of fetched) expect(policy).toContain("immutable");
  expect(errors).toEqual([]);
  // What decodes the images of scans is fetched for those alone, from where the reader looks for it.
  const decoder = await page.request.get(`/assets/pdf-${version}/openjpeg_nowasm_fallback.js`);
  expect([decoder.status(), decoder.headers()["content-type"]]).toEqual([
    200,
    expect.stringContaining("javascript"),
  ]);
});
