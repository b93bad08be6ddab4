import type { Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { onEveryPage } from "./everyPage.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./portal.ts";

const ink = "rgb(33, 37, 41)";

/** What is seen on this page besides what is read: menus, tabs, buttons, the footer. */
const leftOver = (page: Page) =>
  page
    .locator("button, nav, footer, [role=tab], [role=switch], [class*=button], body > * header:not(main *)")
    .filter({ visible: true })
    .evaluateAll((found) => found.map(({ outerHTML }) => outerHTML.slice(0, 120)));

for (const account of [accounts.parent, accounts.babysitter])
  test(`every page of ${account.userName} is printed without menus, buttons and footer, dark on light (A11Y-03)`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await onEveryPage(page, account, async (address) => {
      expect(await leftOver(page), address).toEqual([]);
      await expect(page.locator("body"), address).toHaveCSS("color", ink);
      await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    });
  });

test("a month is printed as its grid with hours, people and the key, though a sheet is narrow (A11Y-03)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 680, height: 960 });
  await visit(page, accounts.parent, "/client/interventions?vue=mois");
  const hour = page.getByRole("grid").locator(":has(> [data-reference])").first();
  expect((await hour.boundingBox())?.width).toBeLessThanOrEqual(1);
  await page.emulateMedia({ media: "print" });
  expect((await hour.boundingBox())?.width).toBeGreaterThan(40);
  await expect(page.getByRole("list", { name: /^Légende/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
});
