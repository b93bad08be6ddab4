import type { Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { sendCredentials } from "./portal.ts";

test.use({ javaScriptEnabled: false });

// Searching by text passes noscript elements over, even where the browser shows them.
async function expectNoScriptNotice(page: Page): Promise<void> {
  const notice = page.locator("noscript p, noscript [data-kind]").first();
  await expect(notice).toBeVisible();
  await expect(notice).toContainText("JavaScript");
}

test("the real form signs in, and leads to a page that can be read (AUTH-01, AUTH-02, AUTH-03, AUTH-04)", async ({
  page,
  context,
}) => {
  await page.goto("/login?redirectUrl=/client/contrats");
  await sendCredentials(page, accounts.parent);
  await expect(page).toHaveURL(/\/client\/contrats$/);
  expect((await context.cookies()).some(({ name, httpOnly }) => name === "session" && httpOnly)).toBe(true);
  await expect(page.getByRole("heading", { level: 1, name: "Vos contrats" })).toBeVisible();
});

test("a wrong password leads to the error page, which leads back with the target (ROUTE-14, ROUTE-48)", async ({
  page,
}) => {
  await page.goto("/login?redirectUrl=/client/contrats");
  await sendCredentials(page, { ...accounts.parent, password: "Wrong-1234" });
  await expect(page).toHaveURL(/\/erreur\?/);
  await expect(page.getByText("Votre email ou votre mot de passe est erroné.")).toBeVisible();
  await page.getByRole("link", { name: "Revenir à la connexion" }).click();
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fclient%2Fcontrats$/);
  await expect(page.locator('input[name="redirectUrl"]')).toHaveValue("/client/contrats");
});

test("the language is chosen and remembered (I18N-02)", async ({ page }) => {
  await page.goto("/login?redirectUrl=/accueil");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(page.locator('input[name="redirectUrl"]')).toHaveValue("/accueil");
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("the pages that need script say so in words", async ({ page }) => {
  for (const address of ["/accueil", "/client/contrats", "/reinitialisation-mot-de-passe?resetKey=x"]) {
    await page.goto(address);
    await expectNoScriptNotice(page);
  }
});
