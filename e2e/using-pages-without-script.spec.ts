import type { Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { visitDrawn } from "./portal.ts";

test.use({ javaScriptEnabled: false });

/** Nothing in sight is a button that could only act with the script. */
async function expectNoDeadButton(page: Page): Promise<void> {
  const dead = page
    .locator("button:not([popovertarget], [commandfor], form[action] [type=submit])")
    .filter({ visible: true });
  expect(await dead.allInnerTexts()).toEqual([]);
}

test("a parent goes from the menu to their contracts, to the other tab and to all of them (SHELL-06, CONTRACT-02, CONTRACT-10)", async ({
  page,
}) => {
  await visitDrawn(page, accounts.parent);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expectNoDeadButton(page);
  await menu.getByRole("link", { name: "Contrats" }).click();
  await expect(page).toHaveURL("/client/contrats");
  await page.getByRole("tab", { name: "Ménage" }).click();
  await expect(page).toHaveURL("/client/contrats?tab=menage");
  await expect(page.getByRole("tab", { name: "Ménage" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("switch", { name: "Afficher aussi les contrats inactifs" }).click();
  await expect(page).toHaveURL("/client/contrats?tab=menage&tous=1");
  await expect(page.getByRole("switch", { name: "Afficher aussi les contrats inactifs" })).toBeChecked();
  await expectNoDeadButton(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await menu.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/client/contrats?tab=menage&tous=1&lang=en");
  await expect(page.getByRole("heading", { level: 1, name: "Your contracts" })).toBeVisible();
});

test("a babysitter reads their profile, and is offered nothing that cannot act (SHELL-OP11)", async ({
  page,
}) => {
  await visitDrawn(page, accounts.babysitter, "/intervenant/profil");
  await expect(page.getByRole("heading", { name: "Disponibilités" })).toBeVisible();
  await expectNoDeadButton(page);
});

test("whoever signs out is out, and back at the sign-in page (AUTH-28, A11Y-04)", async ({ page }) => {
  await visitDrawn(page, accounts.parent);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL("/login");
  const me = await page.request.get("/api/v1/Authentication/GetMyInformation");
  expect(me.status()).toBe(401);
});

test("what needs a script says so, with what to do instead (A11Y-04)", async ({ page }) => {
  const said = page.getByText("activez JavaScript dans votre navigateur ou appelez l’agence.");
  await visitDrawn(page, accounts.babysitter, "/intervenant/parametres");
  await expect(said.filter({ hasText: /^Pour (changer|télécharger|supprimer)/ })).toHaveCount(4);
  for (const sentence of await said.all()) await expect(sentence).toBeVisible();
  await page.goto("/intervenant/fiches-de-paie");
  await expect(said).toBeVisible();
  await page.goto("/intervenant/parrainage");
  await expect(said).toBeVisible();
  await page.goto("/intervenant/profil");
  await expect(said).toBeVisible();
  await page.goto("/intervenant/a-consulter");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(said).toBeVisible();
  await expect(page.getByText("Le document arrive.")).toBeHidden();
  await expect(page.getByRole("link", { name: "Télécharger" })).toBeVisible();
});
