import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { clientOf } from "./everyPage.ts";
import { importFiles } from "./importFiles.ts";
import { expect, test } from "./journey.ts";
import { aReference, choosePassword } from "./people.ts";
import { expectFits, expectTakenOver, visit, watchErrors } from "./portal.ts";

const password = "Signer-en-cinq-etapes-5";

/** Goes on with the keyboard alone until the focus is there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted} was not reached`);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

/** Reads the code in the letter that has just left. */
async function codeOfLetter(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage();
  const letter = mailbox
    .getByRole("listitem")
    .filter({ hasText: "Votre code pour signer" })
    .filter({ hasText: email });
  await expect(async () => {
    await mailbox.goto("/boite-aux-lettres");
    expect(await letter.count()).toBe(1);
  }).toPass();
  await letter.getByRole("link").click();
  const shown = mailbox.frameLocator("iframe").locator("body");
  // A frame has a body before it has the letter.
  await expect(shown).toContainText(/\d{6}/);
  const text = await shown.innerText();
  await mailbox.close();
  return /^\d{6}$/m.exec(text)?.[0] ?? "";
}

/** The agency has a contract signed on the portal, from the contract’s page. */
async function openRequest(page: Page, reference: string): Promise<void> {
  const client = await clientOf(accounts.agency);
  const found = await client.get(`/api/v1/Agency/Contracts?kind=guard&q=${reference}`);
  const [contract] = ((await found.json()) as { items: { id: number }[] }).items;
  await client.dispose();
  await visit(page, accounts.agency, `/agence/contrats/garde/${contract?.id}`);
  await expectTakenOver(page);
  await page.getByRole("button", { name: "Faire signer sur le portail" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Prix, en mots").fill("27,50 € de l’heure");
  await expectFits(page, "what opens a request to sign");
  await dialog.getByRole("button", { name: "Faire signer sur le portail" }).click();
  await expect(page.getByText("La demande de signature est ouverte.")).toBeVisible();
  await page.getByRole("link", { name: "Suivre les signatures" }).click();
  await expect(page.getByRole("row").filter({ hasText: reference })).toContainText("Camille Roche");
  await expectFits(page, "the requests to sign");
}

test("a parent reads their contract and signs it with the keyboard alone, by a code from their e-mail, and takes the sealed copy (SIGN-05, SIGN-13, SIGN-21, SIGN-65)", async ({
  page,
}, info) => {
  const parent = aReference("SIGN-P", info);
  const reference = `GE-${parent.id}`;
  const pdf = await readFile(new URL("../docs/import/documents/contrat-GE-2026-0042-2.pdf", import.meta.url));
  await importFiles({
    "personnes.csv": `référence;rôle;prénom;nom;email;adresse;code postal;ville\n${parent.id};parent;Camille;Roche;${parent.email};1 rue du Port;44000;Nantes\n`,
    "contrats-garde.csv": `référence;référence du parent;état;date de début\n${reference};${parent.id};Brouillon;01/09/2099\n`,
    "documents.csv": `référence de la personne;référence du contrat;nature;fichier\n${parent.id};${reference};contrat;contrat.pdf\n`,
    "documents/contrat.pdf": pdf,
  });
  await choosePassword(page, parent.email, password);
  await openRequest(page, reference);

  const errors = watchErrors(page);
  await visit(page, { userName: parent.email, password }, "/client/contrats");
  await page.getByRole("link", { name: `Signer le contrat ${reference}` }).click();
  await expect(page).toHaveURL(/\/client\/signature\/[\w-]{22}$/);
  await expect(page.getByText(/^À signer avant le /)).toBeVisible();
  await expect(page.getByText(/^Page 1 sur /)).toBeVisible();
  await page.getByText("Fin du document").scrollIntoViewIfNeeded();
  await expect(page.getByText("Vous avez lu ce document jusqu’à la fin.")).toBeVisible();
  await expectFits(page, "the step of reading");
  await press(page, "Continuer");
  await expect(page.getByLabel("Fait à")).toHaveValue("Nantes");
  await expectFits(page, "the step of checking");
  await press(page, "Continuer");
  for (const box of await page.getByRole("checkbox").all()) {
    await tabTo(page, box);
    await page.keyboard.press("Space");
  }
  await expectFits(page, "the step of accepting");
  await press(page, "Continuer");
  await press(page, "Recevoir mon code par e-mail");
  const code = page.getByLabel("Code reçu par e-mail");
  await expect(code).toBeVisible();
  await expectFits(page, "the step of signing");
  await tabTo(page, code);
  await page.keyboard.type(await codeOfLetter(page, parent.email));
  await press(page, "Signer avec obligation de paiement");
  await expect(page.getByText(/^Vous avez signé le /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Télécharger la copie signée" })).toBeVisible({
    timeout: 60_000,
  });
  await expectFits(page, "a contract that is signed");
  await page.evaluate(() => localStorage.setItem("locale", "en"));
  await page.reload();
  await expect(page.getByText(/^You signed on /)).toBeVisible();
  await page.getByRole("link", { name: "All signatures" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: reference })).toContainText("Signed");
  await expectFits(page, "the requests of a parent");
  expect(errors).toEqual([]);
});
