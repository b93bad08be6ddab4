import type { Page } from "@playwright/test";
import { onEveryPage, onEveryPublicPage, roles } from "./everyPage.ts";
import { expect, test } from "./journey.ts";
import { wrongNames } from "./names.ts";
import { openMenu } from "./portal.ts";
import { windows } from "./windows.ts";

/** Looks at the names of the page in both windows. */
async function expectNames(page: Page, address: string): Promise<void> {
  for (const size of [windows.desktop, windows.phone]) {
    await page.setViewportSize(size);
    expect(await wrongNames(page), `${address}, ${size.width} pixels`).toEqual([]);
  }
}

for (const account of roles)
  test(`a screen reader is told what each button and link of ${account.userName} shows (A11Y-01)`, async ({
    page,
  }) => {
    const shown = await onEveryPage(page, account, (address) => expectNames(page, address));
    expect(shown).toBeGreaterThanOrEqual(3);
    await page.goto("/accueil");
    await openMenu(page);
    expect(await wrongNames(page)).toEqual([]);
  });

test("a screen reader is told what each button and link of the public pages shows (A11Y-01)", async ({
  page,
}) => {
  await onEveryPublicPage(page, (address) => expectNames(page, address));
});
