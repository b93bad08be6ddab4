import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { signIn } from "./portal.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));
const pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

test("imports a parent while the portal runs; the parent chooses a password and downloads the contract (CONTRACT-52, DOC-03)", async ({
  page,
}, info) => {
  const id = `E2E-${info.project.name}`;
  const email = `${id.toLowerCase()}@example.fr`;
  const folder = await mkdtemp(join(tmpdir(), "ribambelle-import-"));
  await mkdir(join(folder, "documents"));
  await writeFile(join(folder, "documents", "contrat.pdf"), pdf);
  await writeFile(
    join(folder, "personnes.csv"),
    `référence;rôle;prénom;nom;email;ville\n${id};parent;Élodie;L'Hostis;${email};Saint-Étienne\n`,
  );
  await writeFile(
    join(folder, "contrats-garde.csv"),
    `référence;référence du parent;état;date de début;garde partagée\nGE-${id};${id};En cours;01/09/2026;oui\n`,
  );
  await writeFile(
    join(folder, "documents.csv"),
    `référence de la personne;référence du contrat;nature;fichier\n${id};GE-${id};contrat;contrat.pdf\n`,
  );
  const env = { ...process.env, DATA_FOLDER: process.env.E2E_FOLDER };
  const imported = await run(process.execPath, ["packages/api/src/commands/main.ts", "import", folder], {
    cwd: root,
    env,
  });
  expect(imported.stderr).toBe("");
  await rm(folder, { recursive: true });

  await page.request.post("/api/v1/Authentication/requestResetMyPassword", { data: { email } });
  let link = "";
  await expect(async () => {
    await page.goto("/boite-aux-lettres");
    await page
      .getByRole("listitem")
      .filter({ hasText: email })
      .getByRole("link")
      .first()
      .click({ timeout: 500 });
    link = (await page.frameLocator("iframe").getByRole("link").first().getAttribute("href")) ?? "";
  }).toPass({ timeout: 15_000 });
  await page.goto(link);
  await page.getByLabel("Nouveau mot de passe").fill("Premier-Secret-1");
  await page.getByLabel("Confirmez le mot de passe").fill("Premier-Secret-1");
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { userName: email, password: "Premier-Secret-1" });
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
