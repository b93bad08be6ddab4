import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./portal.ts";

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
