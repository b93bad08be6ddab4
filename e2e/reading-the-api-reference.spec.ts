import { expect, test } from "./journey.ts";
import { expectFits, watchErrors } from "./portal.ts";

// All calls are drawn at once, which takes a busy processor some seconds.
const drawn = { timeout: 30_000 };

test("is read in French: the fields of a call, who may make it and how it is refused", async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto("/api/docs?lang=fr");
  await expect(page.getByRole("heading", { level: 1, name: "référence de l’API" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: /^Contrats(?!,)/ })).toBeVisible(drawn);
  await page.getByRole("button", { name: "/Authentication/updateMyPassword" }).first().click();
  await expect(page).toHaveURL(/#\/.*updateMyPassword$/);
  const call = page.locator("[id$=-updateMyPassword]");
  await expect(call.getByText("identity.wrong-current-password:")).toBeVisible();
  await expect(call.getByText("x-roles")).toBeVisible();
  await call.getByRole("tab", { name: "Schema" }).first().click();
  for (const field of ["currentPassword", "newPassword"]) await expect(call.getByText(field)).toBeVisible();
  // In French, whose words are longer; the page is long, and looked at once.
  await expectFits(page, "the reference, with a call open");
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", "?lang=en");
  expect(errors).toEqual([]);
});

test("lists every call in English by its address and what it does", async ({ page, request }) => {
  const errors = watchErrors(page);
  const { paths } = await (await request.get("/api/v1/openapi.json?lang=en")).json();
  await page.goto("/api/docs?lang=en");
  await expect(page.getByRole("heading", { level: 1, name: "API reference" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: /^Contracts(?!,)/ })).toBeVisible(drawn);
  const calls = Object.entries<Record<string, { summary: string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => `${method.toUpperCase()}${path}${summary}`),
  );
  expect(calls.length).toBeGreaterThan(30);
  const listed = page.locator("#calls button[aria-expanded=false]").filter({ hasText: /^(GET|POST)/ });
  await expect(listed).toHaveCount(calls.length, drawn);
  // Long addresses may break, by signs that nobody sees.
  const texts = (await listed.allTextContents()).map((text) => text.replaceAll("\u200b", ""));
  expect(texts.sort()).toEqual(calls.sort());
  expect(errors).toEqual([]);
});
