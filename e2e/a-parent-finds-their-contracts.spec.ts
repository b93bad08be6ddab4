import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import {
  expectFits,
  expectNoSidewaysScrollAnywhere,
  expectTakenOver,
  openMenu,
  visit,
  watchErrors,
} from "./portal.ts";

test.beforeEach(async ({ page }) => {
  await visit(page, accounts.parent, "/client/contrats");
  await expect(page.getByRole("heading", { level: 1, name: "Vos contrats" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
});

const showAllOf = (page: Page) => page.getByRole("switch", { name: "Afficher aussi les contrats inactifs" });

test("signs in, and shows the hidden contracts (CONTRACT-03, CONTRACT-10, CONTRACT-11, ROUTE-18)", async ({
  page,
}) => {
  const list = page.getByRole("main").getByRole("listitem");
  const shown = await list.count();
  const showAll = showAllOf(page);
  await expect(showAll).not.toBeChecked();
  await expectNoSidewaysScrollAnywhere(page);
  await showAll.click();
  await expect.poll(() => list.count()).toBeGreaterThan(shown);
});

test("reads both kinds of contracts, and finds both choices again (CONTRACT-01, CONTRACT-02)", async ({
  page,
}) => {
  const showAll = showAllOf(page);
  await showAll.click();
  await page.getByRole("tab", { name: "Ménage" }).click();
  await expect(page.getByText("Ménage et repassage").first()).toBeVisible();
  await expect(showAll).toBeChecked();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Ménage" })).toHaveAttribute("aria-selected", "true");
  await expect(showAll).toBeChecked();
});

test("signs by the link of the signature service, in a new tab (CONTRACT-18, CONTRACT-20)", async ({
  page,
}) => {
  const sign = page.getByRole("link", { name: /Signer le contrat/ }).first();
  await expect(sign).toHaveAttribute("href", /^https:/);
  await expect(sign).toHaveAttribute("target", "_blank");
  await expect(sign).toHaveAttribute("rel", /noopener/);
});

test("downloads a contract as a PDF with a readable name (DOC-01, DOC-03)", async ({ page }) => {
  const link = page.getByRole("link", { name: /Télécharger le contrat/ }).first();
  await expect(link).toHaveAttribute("href", /^\/api\/v1\/document\/[\w-]{22}\/download$/);
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^Contrat .+\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
});

test("reads everything in English, without a new call (I18N-02, I18N-08)", { tag: "@both" }, async ({
  page,
}) => {
  await expectTakenOver(page);
  await openMenu(page);
  const calls: string[] = [];
  // The bell reads its feed when the browser is idle, and the menu what there is to do when it opens, whatever the language.
  page.on(
    "request",
    (request) => /\/api\/(?!v1\/(?:Notification|ToDo)\/)/.test(request.url()) && calls.push(request.url()),
  );
  await page
    .getByRole("link", { name: "English" })
    .or(page.getByRole("button", { name: "English" }))
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Your contracts" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByText("Active", { exact: true }).first()).toBeVisible();
  expect(calls).toEqual([]);
});

test("meets no error on the way, and no obstacle", async ({ page }) => {
  const errors = watchErrors(page);
  await page.reload();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expectFits(page, "contracts");
  expect(errors).toEqual([]);
});
