import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { expectFits, visit } from "./portal.ts";
import { thisYear as year } from "./thisYear.ts";

test("the agency finds who stops for the new school year, reads why, and notes how far it is (AGREN-01, AGREN-03, AGREN-08, AGREN-10)", async ({
  page,
}) => {
  await visit(page, accounts.agency);
  await page.goto("/agence/rentree");
  await expect(page.getByRole("heading", { level: 1, name: `Rentrée ${year}` })).toBeVisible();
  await expect(page.getByRole("region", { name: `Rentrée ${year}` })).toContainText(/familles? sur \d+/);
  await expectFits(page, "the families of a season");
  await page.getByRole("tab", { name: "Intervenants" }).click();
  await expect(page.getByRole("tabpanel", { name: "Intervenants" })).toBeVisible();
  await page.getByLabel("Réponse").selectOption("Arrête");
  await page.getByRole("link", { name: "Manon Prévost" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Rentrée ${year}, Manon Prévost` })).toBeVisible();
  await expect(page.getByRole("region", { name: "Réponse" })).toContainText("J’ai un emploi à temps plein");
  await expectFits(page, "one answer of a season");
  const followUp = page.getByRole("region", { name: "Suivi" });
  await followUp.getByLabel("Suivi").selectOption("En cours");
  await followUp.getByLabel(/^Note/).fill("Rappelée, elle confirme");
  await followUp.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Le suivi est enregistré.")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/reponse=arrete/);
  const row = page.getByRole("row", { name: /Manon Prévost/ });
  await expect(row.getByText("En cours")).toBeVisible();
});
