import type { Page } from "@playwright/test";
import { testLine } from "../packages/api/src/testing/servers/testLine.ts";
import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { expectFits, openMenu, visit } from "./portal.ts";

/** Waits until the browser keeps the offline page. */
const offlinePageKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Everything that the portal's own caches hold. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search);
  });

test("a person without a network reads so in their language, and finds the page when it is back", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  await offlinePageKept(page);
  await context.setOffline(true);
  await page.goto("/client/contrats?tab=menage");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Vous êtes hors ligne");
  await expect(page).toHaveURL("/client/contrats?tab=menage");
  await expectFits(page, "offline, in French");
  // The page that comes says the same: only its coming tells them apart.
  await Promise.all([page.waitForEvent("load"), page.getByRole("link", { name: "Réessayer" }).click()]);
  await expect(heading).toHaveText("Vous êtes hors ligne");

  await context.addCookies([{ name: "locale", value: "en", url: new URL(page.url()).origin }]);
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(heading).toHaveText("You are offline");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expectFits(page, "offline, in English");

  await context.setOffline(false);
  await expect(page).toHaveURL("/login?redirectUrl=%2Fclient%2Fcontrats%3Ftab%3Dmenage");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome");
});

test("a portal that was away is shown when it answers again, though the browser was never without a network", async ({
  page,
}) => {
  const line = await testLine({ host: "localhost", port: Number(process.env.E2E_PORT) });
  const origin = `http://localhost:${line.port}`;
  await page.goto(`${origin}/login`);
  await offlinePageKept(page);
  line.cut();
  await page.goto(`${origin}/client/contrats`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Vous êtes hors ligne");
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  line.mend();
  await expect(page).toHaveURL(`${origin}/login?redirectUrl=%2Fclient%2Fcontrats`);
  await expect(heading).toHaveText("Bienvenue");
  line.close();
});

test("nothing of a person is left to read once they have signed out, with or without a network", {
  tag: "@both",
}, async ({ page, context }) => {
  await visit(page, accounts.parent);
  await expect(page).toHaveURL("/accueil");
  await page.goto("/client/contrats");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await offlinePageKept(page);
  for (const address of await kept(page)) expect(address).toMatch(/^\/(assets|brand)\/|^\/hors-ligne\?/);

  await openMenu(page);
  await page.getByRole("button", { name: "Se déconnecter" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/login/);
  for (const address of await kept(page)) expect(address).toMatch(/^\/(assets|brand)\/|^\/hors-ligne\?/);
  await context.setOffline(true);
  await page.goto("/client/contrats");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vous êtes hors ligne");
  await page.goto("/accueil");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vous êtes hors ligne");
});
