import { importFiles } from "./importFiles.ts";
import { expect, test } from "./journey.ts";
import { aReference, choosePassword } from "./people.ts";
import { expectFits, visit } from "./portal.ts";

const password = "Girafe-Quantique-7";

test("a parent answers the survey on a phone, stops, and goes on where they were (SURVEY-06, SURVEY-09, SURVEY-OP12, GEO-06)", async ({
  page,
}, info) => {
  const { id, email } = aReference("QUESTIONNAIRE", info);
  await importFiles({
    "personnes.csv": `référence;rôle;prénom;nom;email\n${id};parent;Anaïs;Guérin;${email}\n`,
  });
  await choosePassword(page, email, password);
  await visit(page, { userName: email, password }, "/client/questionnaire-client/questionnaire");
  const step = page.getByRole("main").getByRole("heading", { level: 2 });
  const next = page.getByRole("button", { name: "Suivant" });
  await expect(step).toHaveText("Étape 1 sur 5 Vous et vos enfants");
  const who = page.getByRole("group", { name: "Qui êtes-vous" });
  await who.getByLabel("Prénom").fill("Anaïs");
  await who.getByLabel("Nom", { exact: true }).fill("Guérin");
  await page.getByRole("textbox", { name: "À quel numéro" }).fill("06 39 98 11 98");
  await page.getByRole("button", { name: "Ajouter un enfant" }).click();
  const child = page.getByRole("group", { name: "Enfant 1" });
  await child.getByLabel("Prénom").fill("Zoé");
  await child.getByLabel("Nom", { exact: true }).fill("Guérin");
  await child.getByLabel("Date de naissance").first().pressSequentially("01032022");
  await child.getByRole("combobox").selectOption("À la maison");
  await child.getByRole("radio", { name: "Non" }).check();
  await expectFits(page, "a survey, its first step");
  await next.click();
  await expect(step).toHaveText("Étape 2 sur 5 L’école et les trajets");
  await expect(step).toBeFocused();
  await page.getByRole("combobox", { name: "À quelle adresse" }).fill("12 rue de la Paix 69003 Lyon");
  await page.getByRole("option", { name: "12 rue de la Paix 69003 Lyon" }).click();
  await page
    .getByRole("group", { name: "Faut-il aller chercher" })
    .getByRole("radio", { name: "Non" })
    .check();
  await next.click();
  await expect(step).toHaveText("Étape 3 sur 5 Vos horaires");
  const comment = page.getByRole("textbox", { name: "Une précision" });
  await comment.fill("Parfois le samedi");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(step).toHaveText("Étape 3 sur 5 Vos horaires");
  await expect(comment).toHaveValue("Parfois le samedi");
  await expectFits(page, "a survey, a week");
});
