import { importFiles } from "./importFiles.ts";
import { expect, test } from "./journey.ts";
import { aReference, choosePassword } from "./people.ts";
import { expectFits, visit } from "./portal.ts";
import { thisYear as year } from "./thisYear.ts";

const password = "Rentree-en-deux-minutes-7";

test("a family answers for the new school year: led there from home, found again after a reload, sent once (RENEWP-01, RENEWP-10, RENEWP-20, RENEWBS-46)", async ({
  page,
}, info) => {
  const family = aReference("RENEW-P", info);
  const babysitter = aReference("RENEW-B", info);
  await importFiles({
    "personnes.csv": `référence;rôle;prénom;nom;email\n${family.id};parent;Jeanne;Morel;${family.email}\n${babysitter.id};intervenant;Léa;Petit;${babysitter.email}\n`,
    "contrats-garde.csv": `référence;référence du parent;état;début;références des intervenants\nGE-${family.id};${family.id};En cours;01/09/${year - 1};${babysitter.id}\n`,
    "campagnes.csv": `année;rôle;ouverture;fermeture;public\n${year};parent;01/01/${year};31/12/${year};tous\n`,
  });
  await choosePassword(page, family.email, password);
  await visit(page, { userName: family.email, password });
  await page.getByRole("link", { name: "Répondre", exact: true }).click();
  const heading = page.getByRole("heading", { level: 1, name: `Rentrée scolaire ${year} - ${year + 1}` });
  await expect(heading).toBeVisible();
  const ask = (question: RegExp | string) => page.getByRole("group", { name: question });
  await ask(/continuer avec nous/)
    .getByRole("radio", { name: "Oui" })
    .check();
  await ask(/interviennent chez vous/)
    .getByRole("radio", { name: "Oui" })
    .check();
  await expect(page.getByText("Brouillon enregistré")).toBeVisible();
  await page.reload();
  await expect(ask(/interviennent chez vous/).getByRole("radio", { name: "Oui" })).toBeChecked();
  await ask("Souhaitez-vous continuer avec Léa Petit ?").getByRole("radio", { name: "Non" }).check();
  await page.getByRole("link", { name: "Choisissez une raison pour Léa Petit." }).click();
  await page.keyboard.press("Space");
  await expectFits(page, "the form");
  await page.getByRole("button", { name: "Envoyer" }).dblclick();
  await expect(page.getByText("Le formulaire a bien été envoyé.")).toBeVisible();
  await expectFits(page, "the confirmation");
  await page.getByRole("link", { name: "Revenir à l’accueil" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bonjour Jeanne Morel" })).toBeVisible();
  await expect(page.getByText("Vous êtes à jour.")).toBeVisible();
  await page.goto("/client/rentree-scolaire");
  await expect(page.getByText(/déjà prises en compte pour la rentrée scolaire/)).toBeVisible();
  await expect(page.getByText("Ses disponibilités")).toBeVisible();
});
