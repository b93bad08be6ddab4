import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { expectFits, visit, watchErrors } from "./portal.ts";

/** Expects a link to open a PDF beside the page, and to bring one. */
async function expectDownload(page: Page, link: Locator): Promise<void> {
  await expect(link).toHaveAttribute("target", "_blank");
  await link.evaluate((element) => element.removeAttribute("target"));
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
}

test("a parent is led from home to the invoice to pay, sees how to pay it, what was paid, and what counts for the taxes, and takes the certificate and what to declare (BILLS-06, PAYMENTS-09, TAX-23, TODO-08)", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await visit(page, accounts.parent);
  const main = page.getByRole("main");
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  await main.getByRole("link", { name: "Comment régler" }).first().click();
  await expect(page).toHaveURL(/\/client\/factures\/[\w-]{22}$/);
  await expect(main.getByText(/ à régler/).first()).toBeVisible();
  await main.getByRole("link", { name: "Toutes vos factures" }).click();
  await expectFits(page, "the invoices");
  // The oldest one.
  const years = main.getByRole("combobox", { name: "Année" });
  // A count does not wait for the page.
  await expect(years).toBeVisible();
  await years.selectOption({ index: (await years.getByRole("option").count()) - 1 });
  await expect(page).toHaveURL(/annee=/);
  await main.getByRole("rowheader").last().getByRole("link").click();
  await expect(heading(/.+ \d{4}/)).toBeVisible();
  await expect(main.getByText(/^Réglée le/)).toBeVisible();
  await expectFits(page, "an invoice");
  await expectDownload(page, main.getByRole("link", { name: /^Télécharger/ }));
  await main.getByRole("link", { name: "Toutes vos factures" }).click();
  await main.getByRole("link", { name: "Comment régler" }).click();
  await expect(heading("Règlements")).toBeFocused();
  await expect(main.getByText(/^Nos coordonnées bancaires en vigueur/)).toBeVisible();
  await expectFits(page, "the payments");
  await page.goto("/client/attestations");
  await expect(main.getByText(/^Votre attestation \d{4} /)).toBeVisible();
  await expectDownload(page, main.getByRole("link", { name: /^Télécharger l’attestation/ }).first());
  // By the keyboard alone, into the clipboard of a real browser, which would refuse it without a word.
  await page.context().grantPermissions(["clipboard-write"]);
  await main.locator("summary", { hasText: "Remplir ma déclaration" }).first().press("Enter");
  await expect(main.getByText("L’organisme que vous avez payé").first()).toBeVisible();
  await main.getByRole("button", { name: "Copier SIREN" }).first().press("Enter");
  await expect(main.getByText("Copié").first()).toBeVisible();
  await expectFits(page, "the tax certificates");
  expect(errors).toEqual([]);
});
