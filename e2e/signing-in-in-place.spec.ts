import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import {
  expectFits,
  loseSession,
  openMenu,
  openPublic,
  sendCredentials,
  signIn,
  watchErrors,
} from "./portal.ts";

test("a failure stays on the page and keeps the name (AUTH-14, ERR-11)", async ({ page }) => {
  await openPublic(page);
  await sendCredentials(page, { ...accounts.parent, password: "Wrong-1234" });
  await expect(page.getByText("Echec de tentative de connexion.")).toBeVisible();
  await expect(page.getByText("Votre email ou votre mot de passe est erroné.")).toBeVisible();
  await expect(page.getByLabel("E-mail ou identifiant")).toHaveValue(accounts.parent.userName);
  await expectFits(page, "failure");
});

test("Enter in the password field signs in (AUTH-07)", async ({ page }) => {
  await openPublic(page);
  await page.getByLabel("E-mail ou identifiant").fill(accounts.parent.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(accounts.parent.password);
  await page.getByLabel("Mot de passe", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/accueil$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Bonjour /);
});

test("the page hydrates without an error, whatever the address carries (AUTH-03)", async ({ page }) => {
  const errors = watchErrors(page);
  for (const query of [
    "",
    "?redirectUrl=/client/contrats%3Fa%3D%22%3E%3Cb%3E",
    "?lang=en&redirectUrl=//evil.example",
  ]) {
    await openPublic(page, `/login${query}`);
    await expect(page.getByRole("button", { name: /^(Mot de passe oublié|Forgot)/ })).toBeVisible();
  }
  expect(errors).toEqual([]);
  await expect(page.locator('input[name="redirectUrl"]')).toHaveValue("");
});

test("signing out leads to the sign-in page and forgets the person (AUTH-28, AUTH-29, SHELL-28)", {
  tag: "@both",
}, async ({ page }) => {
  await signIn(page, accounts.parent);
  await expect(page).toHaveURL(/\/accueil$/);
  // The page arrived drawn: its script notes it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("isAuthenticated"))).toBe("true");
  await openMenu(page);
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem("isAuthenticated"))).toBeNull();
  await page.goto("/client/contrats");
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fclient%2Fcontrats$/);
});

test("a session that ended elsewhere says so and leads back to the page after signing in (AUTH-34, AUTH-35)", async ({
  page,
}) => {
  await signIn(page, accounts.parent, "/login?redirectUrl=/client/contrats");
  await expect(page.getByRole("heading", { level: 1, name: "Vos contrats" })).toBeVisible();
  await loseSession(page);
  await page.goto("/client/contrats");
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fclient%2Fcontrats$/);
  await expect(page.getByText("Votre session a expiré. Merci de vous reconnecter.")).toBeVisible();
});

test("without the network the sign-in says so, nothing typed is lost, and trying again works (ERR-OP4)", async ({
  page,
  context,
}) => {
  await openPublic(page);
  await context.setOffline(true);
  await sendCredentials(page, accounts.parent);
  await expect(page.getByText(/^Pas de connexion Internet\./)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/accueil$/);
});

test("fits a phone and a desktop, in both languages (ROUTE-08)", async ({ page }) => {
  for (const address of ["/login", "/login?lang=en"]) {
    await openPublic(page, address);
    await expectFits(page, address);
  }
});
