import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expectFits, openPublic, sendCredentials, visit } from "./portal.ts";

const disable = "**/api/v1/Authentication/DisableDisplayedConnectionPopup";
const information = "**/api/v1/Authentication/GetMyInformation";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Pensez à votre déclaration de revenus" });

/** The server says that the reminder must still be shown, whoever has read it in another journey. */
async function withReminder(page: Page) {
  await page.route(information, async (route) => {
    const answer = await route.fetch();
    // The answer of a page that has been left meanwhile has no body any more.
    const user: object | null = await answer.json().catch(() => null);
    if (user === null) return;
    await route.fulfill({ response: answer, json: { ...user, isDisplayedConnectionPopup: true } });
  });
}

// What a page still asks for when its test ends is nobody’s failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("the reminder stands between the sign-in and the page, until its button (POPUP-01, POPUP-02, POPUP-04, POPUP-09)", async ({
  page,
}) => {
  await withReminder(page);
  await openPublic(page, "/login?redirectUrl=/intervenant/contrats");
  await sendCredentials(page, accounts.babysitter);
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

test("the back button after the reminder does not lead to it again (POPUP-06)", async ({ page }) => {
  await withReminder(page);
  await page.goto("/notfound");
  await openPublic(page);
  await sendCredentials(page, accounts.babysitter);
  await dialog(page).getByRole("button", { name: "Ok, j'ai compris" }).click();
  await expect(page).toHaveURL(/\/accueil$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/notfound$/);
});

test("a reminder that cannot be put away does not keep anybody, and the next page says so", async ({
  page,
}) => {
  await withReminder(page);
  await page.route(disable, (route) => route.abort());
  await openPublic(page, "/login?redirectUrl=/intervenant/contrats");
  await sendCredentials(page, accounts.babysitter);
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
