import { readFile } from "node:fs/promises";
import { request } from "@playwright/test";
import { importFiles } from "./importFiles.ts";
import { expect, test } from "./journey.ts";
import { aReference, choosePassword } from "./people.ts";
import { expectFits, openPublic, sendCredentials, visit } from "./portal.ts";

const password = "Girafe-Quantique-7";

test("somebody ends a session from elsewhere, takes their data along and leaves for good (AUTH-38, SETTINGS-25, SETTINGS-OP13, SETTINGS-OP14)", async ({
  page,
}, info) => {
  const { id, email } = aReference("PARAMETRES", info);
  await importFiles({
    "personnes.csv": `référence;rôle;prénom;nom;email\n${id};intervenant;Maëlle;Le Goff;${email}\n`,
  });
  await choosePassword(page, email, password);
  const account = { userName: email, password };
  const origin = new URL(page.url()).origin;
  const phone = await request.newContext({
    baseURL: origin,
    userAgent:
      "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36",
    extraHTTPHeaders: { origin, accept: "application/json" },
  });
  await phone.post("/api/v1/Authentication/login", { form: { username: email, password } });
  const isSignedIn = async () =>
    (await phone.get("/api/v1/Authentication/GetMyInformation")).status() === 200;
  expect(await isSignedIn()).toBe(true);

  await visit(page, account, "/intervenant/parametres");
  await expectFits(page, "settings");
  await page.getByRole("button", { name: /^Déconnecter : Chrome sous Android/ }).click();
  await expect(page.getByText("Vous n’êtes connecté·e nulle part ailleurs.")).toBeVisible();
  expect(await isSignedIn()).toBe(false);
  await phone.dispose();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Télécharger mes données" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.zip$/);
  const archive = (await readFile(await download.path())).toString("latin1");
  expect(archive.startsWith("PK")).toBe(true);
  expect(archive).toContain("mes-donnees.html");
  await expect(page).toHaveURL(/\/intervenant\/parametres$/);

  await page.getByRole("button", { name: "Supprimer mon compte…" }).click();
  const dialog = page.getByRole("dialog", { name: "Supprimer votre compte ?" });
  await expect(dialog).toContainText("votre photo");
  await expectFits(page, "deletion");
  await dialog.getByRole("button", { name: "Supprimer définitivement mon compte" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Votre compte a bien été supprimé.")).toBeVisible();
  await openPublic(page);
  await sendCredentials(page, account);
  await expect(page.getByText("Votre email ou votre mot de passe est erroné.")).toBeVisible();

  await expect(async () => {
    await page.goto("/boite-aux-lettres");
    const letters = page.getByRole("listitem").filter({ hasText: email });
    expect(await letters.filter({ hasText: "Votre compte est supprimé" }).count()).toBe(1);
  }).toPass();
});
