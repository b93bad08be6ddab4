import { importFiles } from "./importFiles.ts";
import { expect, test } from "./journey.ts";
import { aReference, choosePassword } from "./people.ts";
import { visit } from "./portal.ts";

const pdf =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
  "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj trailer<</Root 1 0 R>>\n%%EOF\n";

test("imports a parent while the portal runs; the parent chooses a password and downloads the contract (CONTRACT-52, DOC-03)", async ({
  page,
}, info) => {
  const { id, email } = aReference("E2E", info);
  await importFiles({
    "documents/contrat.pdf": pdf,
    "personnes.csv": `référence;rôle;prénom;nom;email;ville\n${id};parent;Élodie;L'Hostis;${email};Saint-Étienne\n`,
    "contrats-garde.csv": `référence;référence du parent;état;date de début;garde partagée\nGE-${id};${id};En cours;01/09/2026;oui\n`,
    "documents.csv": `référence de la personne;référence du contrat;nature;fichier\n${id};GE-${id};contrat;contrat.pdf\n`,
  });
  await choosePassword(page, email, "Premier-Secret-1");
  await visit(page, { userName: email, password: "Premier-Secret-1" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bonjour Élodie L'Hostis");
  await page.goto("/client/contrats");
  await expect(page.getByText("Garde partagée")).toBeVisible();
  await expect(page.getByText("Depuis le 01/09/2026")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /Télécharger le contrat/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Contrat GE-${id}.pdf`);
});
