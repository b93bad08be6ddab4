import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { expectFits, visit } from "./portal.ts";

test("signs in, opens a contract and downloads its documents (CONTRACT-25, DOC-02, ROUTE-34)", async ({
  page,
}) => {
  await visit(page, accounts.babysitter, "/intervenant/contrats");
  await expect(page.getByRole("heading", { level: 1, name: "Vos contrats" })).toBeVisible();
  const showAll = page.getByRole("switch", { name: "Afficher aussi les contrats inactifs" });
  await showAll.click();
  await expect(showAll).toBeChecked();
  await expectFits(page, "list");
  const link = page.getByRole("link", { name: /Contrat/ }).and(page.locator('[href*="/document/"]'));
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  for (const entry of await titles.getByRole("link").all()) {
    await entry.click();
    await expect(entry).toHaveAttribute("aria-current", "page");
    if ((await link.count()) > 0) break;
  }
  const [download] = await Promise.all([page.waitForEvent("download"), link.first().click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});

test("without a contract, reads why the page is empty (CONTRACT-28)", async ({ page }) => {
  await visit(page, accounts.babysitterWithout, "/intervenant/contrats");
  await expect(page.getByText("Vous n’avez aucun contrat.")).toBeVisible();
  await expectFits(page, "empty");
});
