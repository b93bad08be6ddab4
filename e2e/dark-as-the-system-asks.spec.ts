import type { Locator, Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { visit, visitDrawn } from "./portal.ts";

const colourOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor);
const groundOf = (page: Page) => colourOf(page.locator("body"));
const night = "rgb(27, 21, 24)";
const day = "rgb(253, 250, 246)";
const paper = "rgb(255, 255, 255)";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  for (const path of ["/login", "/erreur", "/nulle-part", "/hors-ligne", "/mentions-legales"])
    test(`${path} arrives dark by its styles alone (SHELL-OP14)`, async ({ page }) => {
      await page.goto(path);
      expect(await groundOf(page)).toBe(night);
    });

  test("a drawn page arrives dark by its styles alone, and is printed light (SHELL-OP14)", async ({
    page,
  }) => {
    await visitDrawn(page, accounts.parent);
    expect(await groundOf(page)).toBe(night);
    await page.emulateMedia({ media: "print" });
    const ink = () => page.locator("body").evaluate((body) => getComputedStyle(body).color);
    // At once: where less motion is asked for, no colour fades.
    expect(await ink()).toBe("rgb(33, 37, 41)");
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    expect(await groundOf(page)).toBe(day);
  });
});

test.describe("a document to read", () => {
  test.use({ colorScheme: "dark" });

  test("stays white paper on a dark page (SHELL-OP14)", async ({ page }) => {
    await visit(page, accounts.babysitter, "/intervenant/a-consulter");
    await page.getByRole("main").getByRole("link").first().click();
    const drawing = page.locator("canvas").first();
    await expect(drawing).toBeVisible();
    expect(await groundOf(page)).toBe(night);
    expect(await colourOf(drawing.locator("xpath=.."))).toBe(paper);
    const corner = () =>
      drawing.evaluate((canvas: HTMLCanvasElement) =>
        Array.from(canvas.getContext("2d")?.getImageData(2, 2, 1, 1).data ?? []),
      );
    await expect.poll(corner).toEqual([255, 255, 255, 255]);
  });
});
