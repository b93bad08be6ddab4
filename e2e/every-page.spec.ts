import type { Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { isKept, noteArrival } from "./arrival.ts";
import { onEveryPage, onEveryPublicPage, type roles } from "./everyPage.ts";
import { expect, test } from "./journey.ts";
import { wrongNames } from "./names.ts";
import { expectAccessible, openMenu, watchErrors } from "./portal.ts";
import { windows } from "./windows.ts";
import { inWindow } from "./windowTitles.ts";

const isOfAgency = (address: string) => address.startsWith("/agence");

/** Gives the links of a page of which a part is covered by the target of another, each pair as it is read (AGUI-06). */
function coveredLinks(page: Page): Promise<string[]> {
  return page.locator("main a").evaluateAll((links) => {
    const shown = links
      .filter((link) => link.checkVisibility())
      .map((link) => ({ name: link.textContent, boxes: [...link.getClientRects()] }));
    // What only touches covers nothing.
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    return shown.flatMap((one, place) =>
      shown
        .slice(place + 1)
        .filter((other) => one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
        .map((other) => `${one.name} / ${other.name}`),
    );
  });
}

/** The window is titled by what the page shows, and each button and link says what it shows, in both windows. */
async function expectNames(page: Page, address: string): Promise<void> {
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  const place = isOfAgency(address) ? "Agence" : "Ribambelle";
  await expect(page).toHaveTitle(`${inWindow[address] ?? heading} – ${place}`);
  for (const size of [windows.desktop, windows.phone]) {
    await page.setViewportSize(size);
    expect(await wrongNames(page), `${address}, ${size.width} pixels`).toEqual([]);
    // The journeys of families and babysitters look at each state of theirs; few lead through the agency's pages.
    if (!isOfAgency(address)) continue;
    await expectAccessible(page, `${address}, ${size.width} pixels`);
    if (size === windows.phone) expect(await coveredLinks(page), address).toEqual([]);
  }
}

/** What is seen on this page besides what is read: menus, tabs, buttons, the footer. */
const leftOver = (page: Page) =>
  page
    .locator("button, nav, footer, [role=tab], [role=switch], [class*=button], body > * header:not(main *)")
    .filter({ visible: true })
    .evaluateAll((found) => found.map(({ outerHTML }) => outerHTML.slice(0, 120)));

/** What is read is printed, dark on light also where the screen is dark; the page ends as it was. */
async function expectPrintable(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await leftOver(page), `${address}, printed`).toEqual([]);
  await expect(page.locator("body"), `${address}, printed`).toHaveCSS("color", "rgb(33, 37, 41)");
  await expect(page.getByRole("heading", { level: 1 }), `${address}, printed`).toBeVisible();
  await page.emulateMedia({ media: null, colorScheme: null });
}

// One walk for all that is true of every page: to arrive there takes the most time.
async function walkAs(page: Page, account: (typeof roles)[number]): Promise<void> {
  const errors = watchErrors(page);
  await noteArrival(page);
  const shown = await onEveryPage(page, account, async (address) => {
    expect([address, await isKept(page)]).toEqual([address, true]);
    await expectNames(page, address);
    if (account !== accounts.agency) await expectPrintable(page, address);
  });
  expect(shown).toBeGreaterThanOrEqual(2);
  expect(errors).toEqual([]);
  await page.goto("/accueil");
  await openMenu(page);
  expect(await wrongNames(page)).toEqual([]);
}

for (const account of [accounts.parent, accounts.babysitter])
  test(`each page of ${account.userName} is taken over as it was drawn, called as it looks, and printed without menus (DRAWN-01, A11Y-01, A11Y-02, A11Y-03)`, async ({
    page,
  }) => {
    await walkAs(page, account);
  });

test("each page of the agency is taken over as it was drawn, called as it looks, accessible, and covers no link by another (DRAWN-01, AGUI-04, AGUI-06, AGUI-38)", async ({
  page,
}) => {
  await walkAs(page, accounts.agency);
});

test("a screen reader is told what each public page, button and link shows (A11Y-01, A11Y-02)", async ({
  page,
}) => {
  await onEveryPublicPage(page, (address) => expectNames(page, address));
});
