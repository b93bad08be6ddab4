import type { Page, Route, TestInfo } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { importFiles } from "./importFiles.ts";
import { expect, test } from "./journey.ts";
import { aReference, choosePassword } from "./people.ts";
import { expectFits, openPublic, sendCredentials, visit } from "./portal.ts";

const disable = "**/api/v1/Authentication/DisableDisplayedConnectionPopup";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Pensez à votre déclaration de revenus" });
const password = "Rappel-une-fois-2026";

/** Brings in a babysitter with a contract, to whom the reminder must still be shown. */
async function somebodyToRemind(page: Page, prefix: string, info: TestInfo) {
  const { id, email } = aReference(prefix, info);
  await importFiles({
    "personnes.csv": `référence;rôle;prénom;nom;email;rappel à la connexion\n${id};intervenant;Nora;Petit;${email};oui\n`,
    "contrats-intervenants.csv": `référence;référence de l’intervenant;type;état\nI-${id};${id};Standard;En cours\n`,
  });
  await choosePassword(page, email, password);
  return { userName: email, password };
}

test("the reminder stands between the sign-in and the page, until its button (POPUP-01, POPUP-02, POPUP-04, POPUP-09)", async ({
  page,
}, info) => {
  const account = await somebodyToRemind(page, "STANDS", info);
  await openPublic(page, "/login?redirectUrl=/intervenant/contrats");
  await sendCredentials(page, account);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/popup-redirect\?redirect=%2Fintervenant%2Fcontrats$/);
  await expect(dialog(page).getByRole("heading")).toBeFocused();
  await expectFits(page, "reminder");
  for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Vos contrats" })).toBeFocused();
  await expect(page).toHaveURL(/\/intervenant\/contrats$/);
});

test("a reminder tapped before its script has come is put away, and the back button does not lead to it again (POPUP-06, SHELL-OP11)", async ({
  page,
}, info) => {
  const account = await somebodyToRemind(page, "BACK", info);
  await page.goto("/notfound");
  await openPublic(page);
  const after = (milliseconds: number) => async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  };
  await page.route(/\/assets\/early-.*\.js$/, after(300));
  await page.route(/\/assets\/base-.*\.js$/, after(1000));
  await sendCredentials(page, account);
  await dialog(page).getByRole("button", { name: "Ok, j'ai compris" }).click();
  await expect(page).toHaveURL(/\/accueil$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/notfound$/);
});

test("a reminder that cannot be put away does not keep anybody, and the next page says so", async ({
  page,
}, info) => {
  const account = await somebodyToRemind(page, "FAILS", info);
  await page.route(disable, (route) => route.abort());
  await openPublic(page, "/login?redirectUrl=/intervenant/contrats");
  await sendCredentials(page, account);
  await dialog(page).getByRole("button", { name: "Ok, j'ai compris" }).click();
  await expect(page).toHaveURL(/\/intervenant\/contrats$/);
  await expect(page.getByText("Une erreur est survenue lors de l'action.")).toBeVisible();
});

test("no target leads away or round in circles, however it is written (POPUP-07, POPUP-08, ROUTE-05)", async ({
  page,
}) => {
  await visit(page, accounts.parent);
  const twice = encodeURIComponent;
  for (const target of [
    "https://moi:secret@evil.example/",
    "\\\\evil.example",
    "/\t/evil.example",
    "\u0001javascript:alert(1)",
    `/popup-redirect?redirect=${twice("/popup-redirect?redirect=//evil.example")}`,
    `/login?redirectUrl=${twice("/popup-redirect?redirect=//evil.example")}`,
    `/?redirectUrl=${twice("/Popup-Redirect?redirect=/")}`,
    "/LOGIN?redirectUrl=/LOGIN",
  ]) {
    await page.goto(`/popup-redirect?redirect=${twice(target)}`);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/accueil$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  // Encoded twice, a host stays part of a path, which does not exist.
  await page.goto(`/popup-redirect?redirect=${twice(twice("//evil.example"))}`);
  await expect(page.getByText("La page que vous souhaitez consulter est introuvable.")).toBeVisible();
  expect(new URL(page.url()).hostname).toBe("localhost");
});

test("a stranger goes straight on to the target, which asks them to sign in", async ({ page }) => {
  await page.goto("/popup-redirect?redirect=%2Fclient%2Fcontrats");
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fclient%2Fcontrats$/);
});
