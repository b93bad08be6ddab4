import type { Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { filesIn } from "./filesIn.ts";
import { expect, test } from "./journey.ts";
import { expectFits, expectNoSidewaysScrollAnywhere, expectTakenOver, openPublic, visit } from "./portal.ts";
import { scriptWith } from "./weights.ts";

// Navigations that pass through the service worker are not seen by page.route.
test.use({ serviceWorkers: "block" });

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function arrive(page: Page, account: Parameters<typeof visit>[1] = accounts.parent) {
  await visit(page, account);
  await expect(page).toHaveURL(/\/accueil$/);
  await expect(heading(page)).toHaveText(/^Bonjour /);
}

/** Follows a link of the page without coming near it first, which would load what it leads to. */
const follow = (page: Page, name: string) => main(page).getByRole("link", { name }).dispatchEvent("click");

/** The scripts that a page runs and home does not, as the server names them in its head. */
async function partsOf(page: Page, path: string): Promise<readonly string[]> {
  const named = async (address: string) =>
    filesIn(await (await page.request.get(address)).text()).filter((name) => name.endsWith(".js"));
  const home = new Set(await named("/accueil"));
  const parts = (await named(path)).filter((name) => !home.has(name));
  expect(parts.length, path).toBeGreaterThan(0);
  return parts;
}

// What a page still asks for when its test ends is nobody’s failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("a section on another site says so, opens there, and the back button comes back to the portal (LEGACY-02, LEGACY-08)", async ({
  page,
}) => {
  // The page is told of the sites as an agency that has them would.
  await page.route(/\/accueil$/, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace('"oldPortalUrl":null', '"oldPortalUrl":"https://ancien.example"'),
    });
  });
  await page.route("https://ancien.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Ancien espace</h1>" }),
  );
  await arrive(page);
  await page.goto("/accueil");
  const invoices = main(page).getByRole("link", { name: "Factures (autre site)" });
  await invoices.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("https://ancien.example/factures");
  await page.goBack();
  await expect(page).toHaveURL(/\/accueil$/);
  await expect(heading(page)).toHaveText(/^Bonjour /);
});

test("the pages that only say one thing work without script, in both languages (ROUTE-13, ROUTE-14, ROUTE-15, LEGACY-OP3)", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [address, french, english] of [
    ["/erreur", "Une erreur est survenue.", "Something went wrong."],
    [
      "/acces-non-autorise",
      "Vous n'êtes pas autorisé à accéder à cette page.",
      "You are not allowed to access this page.",
    ],
    [
      "/notfound",
      "La page que vous souhaitez consulter est introuvable.",
      "The page you are looking for cannot be found.",
    ],
    [
      "/site-public",
      "Le site public de l’agence n’est pas encore relié",
      "The agency’s public site is not connected yet",
    ],
  ] as const) {
    for (const [lang, sentence] of [
      ["fr", french],
      ["en", english],
    ] as const) {
      await page.goto(`${address}?lang=${lang}&message=Un%20texte%E2%80%AE`);
      await expect(heading(page)).toHaveText(sentence);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("link", { name: "contact@example.fr" })).toBeVisible();
      expect(await page.title()).toMatch(/ – Ribambelle$/);
      await expectNoSidewaysScrollAnywhere(page);
    }
    await expect(page.getByText("Un texte")).toHaveCount(0);
  }
  await context.close();
});

test("the unauthorised page tells which account is signed in and lets another in (ROUTE-43, ROUTE-45)", async ({
  page,
}) => {
  await arrive(page);
  await page.goto("/intervenant/contrats");
  await expect(page.getByText(/^Compte ouvert\s: .+ \(parent\)$/)).toBeVisible();
  await expectFits(page, "unauthorised");
  await page.getByRole("button", { name: "Se connecter avec un autre compte" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/accueil");
  await expect(page).toHaveURL(/\/login\?/);
});

test("a page that is not found suggests the sections of whoever is signed in (ROUTE-16)", async ({
  page,
}) => {
  await arrive(page, accounts.babysitter);
  await page.goto("/nulle-part");
  const suggested = page.getByRole("navigation", { name: "Vous cherchez peut-être" });
  await expect(suggested).toBeVisible();
  await expectFits(page, "not found, signed in");
  await suggested.getByRole("link", { name: "Contrats" }).click();
  await expect(heading(page)).toHaveText("Vos contrats");
});

test("a part of the portal that an upgrade replaced is asked for once more with the whole page, then the page says so (ERR-18)", async ({
  page,
}) => {
  await arrive(page);
  const parts = await partsOf(page, "/client/contacts");
  const missing = ({ pathname }: URL) => parts.includes(pathname);
  await page.route(missing, (route) => route.fulfill({ status: 404, body: "" }));
  let pages = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await follow(page, "Contacts");
  await expect(page.getByText(/^Cette page n’a pas pu être chargée/)).toBeVisible();
  await expect(page).toHaveURL(/\/client\/contacts$/);
  expect(pages).toBe(1);
  await page.unroute(missing);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(heading(page)).toHaveText("Contacts");
});

test("without network, a part that is missing costs nothing of the page that is there (ERR-OP4)", async ({
  page,
  context,
}) => {
  await arrive(page);
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await follow(page, "Contacts");
  await expect(page.getByText(/^Cette page n’a pas pu être chargée/)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
});

test("a bell that does not arrive costs nothing of the page, and comes when the network is back (ERR-OP4)", async ({
  page,
}) => {
  const bell = page.getByRole("button", { name: /^Notifications/ });
  const script = scriptWith("EventSource");
  const isOfBell = (address: string | URL) => String(address).includes(script.replace(".js", "."));
  await page.route(isOfBell, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => isOfBell(request.url()));
  await arrive(page);
  await refused;
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(heading(page)).toHaveText(/^Bonjour /);
  await page.unrouteAll();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(bell).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(bell).toHaveCSS("position", "relative");
});

test("a dialog whose script does not come leaves the page as it is, says why, and opens at the next press (ERR-OP4)", async ({
  page,
  context,
}) => {
  await openPublic(page);
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  const forgotten = page.getByRole("button", { name: "Mot de passe oublié\u00a0?" });
  await forgotten.click();
  await expect(page.getByRole("alert")).toContainText("Le portail ne répond pas.");
  await page.unroute(scripts);
  await forgotten.click();
  await expect(page.getByRole("dialog", { name: "Mot de passe oublié" })).toBeVisible();

  await visit(page, accounts.interviewed, "/intervenant/profil");
  await expectTakenOver(page);
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  const photo = page.getByRole("button", { name: /^(Ajouter une|Modifier la) photo$/ });
  await photo.click();
  await expect(page.getByRole("alert").filter({ hasText: "Pas de connexion Internet." })).toBeVisible();
  await context.setOffline(false);
  await photo.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a section loads ahead when its link is reached, and the page is where one left it on the way back", {
  tag: "@both",
}, async ({ page }) => {
  // Low enough to hold less than the page.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1_280, height: 480 });
  await arrive(page);
  const link = main(page).getByRole("link", { name: "Parrainage" });
  const parts = await partsOf(page, "/client/parrainage");
  const ahead = page.waitForRequest((request) => parts.includes(new URL(request.url()).pathname));
  await link.focus();
  await ahead;
  const left = await page.evaluate(scrollToEnd);
  expect(left).toBeGreaterThan(100);
  await follow(page, "Parrainage");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle("Parrainage – Ribambelle");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Bonjour /);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

// The page has heard that it was scrolled once the event has come, a frame later.
const scrollToEnd = () =>
  new Promise<number>((resolve) => {
    document.addEventListener("scroll", () => resolve(window.scrollY), { once: true });
    window.scrollTo(0, document.body.scrollHeight);
  });
