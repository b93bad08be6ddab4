import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./portal.ts";
import { thisYear as year } from "./thisYear.ts";

test("the widest lists of the agency have room for all their columns in a window of 1,280 pixels (AGUI-06, AGCON-01, AGREN-02)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await visit(page, accounts.agency);
  for (const address of [
    "/agence/contrats?genre=garde",
    "/agence/contrats?genre=menage",
    "/agence/contrats?genre=intervenant",
    `/agence/rentree/${year}?vue=familles`,
    `/agence/rentree/${year}?vue=intervenants`,
  ]) {
    await page.goto(address);
    const table = page.getByRole("main").getByRole("table").last();
    await expect(table.getByRole("row").nth(1)).toBeVisible();
    // It moves within its place where it is wider.
    const wider = await table.evaluate((list) => {
      const place = list.closest<HTMLElement>("[aria-busy]");
      return place && place.scrollWidth - place.clientWidth;
    });
    expect(wider, address).toBe(0);
  }
});
