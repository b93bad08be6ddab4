import type { Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./portal.ts";

test.use({ javaScriptEnabled: false });

/** Nothing in sight is a button that could only act with the script. */
async function expectNoDeadButton(page: Page): Promise<void> {
  const dead = page.locator("button:not([popovertarget], [commandfor])").filter({ visible: true });
  expect(await dead.allInnerTexts()).toEqual([]);
}

test("a parent goes from the menu to their contracts, to the other tab and to all of them (SHELL-06, CONTRACT-02, CONTRACT-10)", async ({
  page,
}) => {
  await visit(page, accounts.parent);
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
  await visit(page, accounts.babysitter, "/intervenant/profil");
  await expect(page.getByRole("heading", { name: "Disponibilités" })).toBeVisible();
  await expectNoDeadButton(page);
});
