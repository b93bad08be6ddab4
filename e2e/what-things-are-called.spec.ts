import type { Page } from "@playwright/test";
import { onEveryPage, onEveryPublicPage, roles } from "./everyPage.ts";
import { expect, test } from "./journey.ts";
import { wrongNames } from "./names.ts";
import { expectAccessible, openMenu } from "./portal.ts";
import { windows } from "./windows.ts";

// What the tab says where the heading names nothing by itself: it greets, or is a whole sentence; an agency words its legal pages.
const inWindow: Readonly<Record<string, string>> = {
  "/accueil": "Accueil",
  "/agence": "Bureau",
  "/login": "Connexion",
  "/verification/activer": "Double authentification",
  "/erreur": "Erreur",
  "/reinitialisation-mot-de-passe": "Nouveau mot de passe",
  "/acces-non-autorise": "Accès non autorisé",
  "/inscription/compte": "Créer un compte",
  "/site-public": "Site public",
  "/notfound": "Page introuvable",
  "/hors-ligne": "Hors ligne",
  "/desabonnement": "Choisir ses e-mails",
  "/ne-plus-etre-contacte/fait": "Ne plus être contacté",
  "/ne-plus-etre-contacte/lien-inconnu": "Ne plus être contacté",
  "/confidentialite": "Confidentialité",
  "/accessibilite": "Accessibilité",
};

/** Looks at the names on the page in both windows, and at its own. */
async function expectNames(page: Page, address: string): Promise<void> {
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  const place = address.startsWith("/agence") ? "Agence" : "Ribambelle";
  await expect(page).toHaveTitle(`${inWindow[address] ?? heading} – ${place}`);
  for (const size of [windows.desktop, windows.phone]) {
    await page.setViewportSize(size);
    expect(await wrongNames(page), `${address}, ${size.width} pixels`).toEqual([]);
    // The journeys of families and babysitters look at each state of theirs; few lead through the agency's pages.
    if (place === "Agence") await expectAccessible(page, `${address}, ${size.width} pixels`);
  }
}

for (const account of roles)
  test(`a screen reader is told what each page, button and link of ${account.userName} shows (A11Y-01, A11Y-02, AGUI-04, AGUI-38)`, async ({
    page,
  }) => {
    const shown = await onEveryPage(page, account, (address) => expectNames(page, address));
    expect(shown).toBeGreaterThanOrEqual(2);
    await page.goto("/accueil");
    await openMenu(page);
    expect(await wrongNames(page)).toEqual([]);
  });

test("a screen reader is told what each public page, button and link shows (A11Y-01, A11Y-02)", async ({
  page,
}) => {
  await onEveryPublicPage(page, (address) => expectNames(page, address));
});
