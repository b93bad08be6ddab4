import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { expectFits, expectNoSidewaysScrollAnywhere, visit } from "./portal.ts";

const parentPages = [
  "contrats",
  "rentree-scolaire",
  "parrainage",
  "parametres",
  "contacts",
  "questionnaire-client/questionnaire",
];
const babysitterPages = ["profil", "parametres", "contrats", "rentree-scolaire", "contacts", "parrainage"];

test("a stranger is led to sign in, and back (ROUTE-17, ROUTE-31, ROUTE-42)", async ({ page }) => {
  for (const address of ["/accueil", "/client/contrats?tous=1", "/intervenant/contrats", "/agence"]) {
    await page.goto(address);
    await expect(page).toHaveURL(`/login?redirectUrl=${encodeURIComponent(address)}`);
  }
  await page.goto("/");
  await expect(page).toHaveURL(/\/login$/);
});

test("a parent opens parents’ pages only (ROUTE-01, ROUTE-13, ROUTE-17, ROUTE-43)", async ({ page }) => {
  await visit(page, accounts.parent);
  await expect(page).toHaveURL(/\/accueil$/);
  await page.goto("/");
  await expect(page).toHaveURL(/\/accueil$/);
  for (const name of parentPages) {
    await page.goto(`/client/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`/client/${name}`);
  }
  for (const address of ["/intervenant/profil", "/intervenant/contrats", "/agence"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/acces-non-autorise$/);
    await expect(page.getByText("Vous n'êtes pas autorisé à accéder à cette page.")).toBeVisible();
  }
});

test("a babysitter opens babysitters’ pages only (ROUTE-02, ROUTE-31, ROUTE-43)", async ({ page }) => {
  await visit(page, accounts.babysitter);
  await expect(page).toHaveURL(/\/accueil$/);
  for (const name of babysitterPages) {
    await page.goto(`/intervenant/${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`/intervenant/${name}`);
  }
  await page.goto("/client/contrats");
  await expect(page).toHaveURL(/\/acces-non-autorise$/);
  await page.goto("/client/profiles");
  await expect(page).toHaveURL(/\/accueil$/);
});

test("an agency user is welcomed in the agency’s space and kept out of the others (ROUTE-44)", async ({
  page,
}) => {
  await visit(page, accounts.agency, "/");
  await expect(page).toHaveURL(/\/agence$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Bonjour /);
  await expectFits(page, "agency");
  for (const address of ["/client/contrats", "/intervenant/contrats", "/client/profiles"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/acces-non-autorise$/);
  }
});

test("a redirect target on another origin is never followed (ROUTE-04, ROUTE-05)", async ({ page }) => {
  await visit(page, accounts.parent);
  await expect(page).toHaveURL(/\/accueil$/);
  // Every spelling is a case of the rule itself (redirect.test.ts); here, that each way in asks it.
  for (const address of [
    "/?redirectUrl=//evil.example",
    "/?redirectUrl=https:evil.example",
    "/popup-redirect?redirect=/%5Cevil.example",
    "/popup-redirect?redirect=%2F%2Fevil.example",
    "/login?redirectUrl=javascript:alert(1)",
  ]) {
    await page.goto(address);
    // Signed in, every way leads home, /login too; only there is nothing on its way any more.
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/accueil$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/?redirectUrl=/client/contrats");
  await expect(page).toHaveURL(/\/client\/contrats$/);
});

test("an unknown page says so, in a 404 (ROUTE-15, ROUTE-16, ROUTE-46)", async ({ page }) => {
  for (const [address, status] of [
    ["/nulle-part", 404],
    ["/client/nulle-part", 404],
    // Nothing can be read of it; the portal as it is built must find that out too.
    ["/%zz", 404],
    ["/notfound", 200],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(status);
    await expect(page.getByText("La page que vous souhaitez consulter est introuvable.")).toBeVisible();
    await expectNoSidewaysScrollAnywhere(page);
  }
  await expectFits(page, "not found");
});

test("a document of somebody else leads to the error page, never to raw JSON", async ({ page }) => {
  await visit(page, accounts.parent);
  await expect(page).toHaveURL(/\/accueil$/);
  await page.goto("/api/v1/document/AAAAAAAAAAAAAAAAAAAAAA/download");
  await expect(page).toHaveURL(/\/erreur\?/);
  await expect(page.getByText("Ce document est introuvable.")).toBeVisible();
  await expectFits(page, "error");
});

test("the error page shows nothing of what somebody else wrote into its address (ROUTE-49, ROUTE-50)", async ({
  page,
}) => {
  await page.goto(`/erreur?message=${encodeURIComponent(`<img src=x onerror=alert(1)>${"x".repeat(500)}`)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Une erreur est survenue.");
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText("xxx");
  await expect(page.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
});
