import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, watchErrors } from "./portal.ts";

test.use({ javaScriptEnabled: true });

for (const width of [390, 1440]) {
  test(`is read in both languages, ${width} pixels wide`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/api/docs?lang=fr");
    await expect(page.getByRole("heading", { level: 1, name: "référence de l’API" })).toBeVisible();
    await expectAccessible(page, "the reference, in French");
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "API reference" })).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "updateMyPassword" }).click();
    const call = page.getByRole("article", { name: "updateMyPassword" });
    await expect(call.getByText("identity.wrong-current-password")).toBeVisible();
    await expectAccessible(page, "the reference, in English");
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });
}
