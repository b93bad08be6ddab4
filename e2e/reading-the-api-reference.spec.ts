import { expect, test } from "@playwright/test";
import { expectFits, watchErrors } from "./portal.ts";

test("is read in French, and leads to English", async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto("/api/docs?lang=fr");
  await expect(page.getByRole("heading", { level: 1, name: "référence de l’API" })).toBeVisible();
  await expectFits(page, "the reference, in French");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API reference" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("is read in English, and leads to a call", async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto("/api/docs?lang=en");
  await page.getByRole("navigation").getByRole("link", { name: "updateMyPassword" }).click();
  const call = page.getByRole("article", { name: "updateMyPassword" });
  await expect(call.getByText("identity.wrong-current-password")).toBeVisible();
  await expectFits(page, "the reference, in English");
  expect(errors).toEqual([]);
});
