import { importFiles } from "./importFiles.ts";
import { expect, test } from "./journey.ts";
import { aReference, linkOfLetter } from "./people.ts";
import { expectFits, openPublic, signIn } from "./portal.ts";

test("asks for the link, follows it from the letter, signs in with the new password (AUTH-05, AUTH-18, AUTH-31, ROUTE-10)", async ({
  page,
}, info) => {
  // A person of its own: a new password ends the sessions of whoever else signs in as them.
  const { id, email } = aReference("LINK", info);
  await importFiles({
    "personnes.csv": `référence;rôle;prénom;nom;email\n${id};parent;Inès;Le Roux;${email}\n`,
  });
  await openPublic(page);
  await page.getByRole("button", { name: "Mot de passe oublié ?" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Adresse e-mail")).toBeFocused();
  await expectFits(page, "dialog");
  await dialog.getByLabel("Adresse e-mail").fill(email);
  await dialog.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(
    dialog.getByText(
      "Si cette adresse e-mail est connue, un lien de réinitialisation vient de vous être envoyé.",
    ),
  ).toBeVisible();

  const link = await linkOfLetter(page, email);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The key does not stay where a shoulder or a history could read it.
  await expect(page).toHaveURL(/\/reinitialisation-mot-de-passe$/);
  const save = page.getByRole("button", { name: "Enregistrer le mot de passe" });
  await expect(save).toBeDisabled();
  await page.getByLabel("Nouveau mot de passe").fill("Tout-Nouveau-9");
  await page.getByLabel("Confirmez le mot de passe").fill("Tout-Nouveau-8");
  await expect(page.getByText("Les mots de passe ne sont pas identiques")).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByLabel("Confirmez le mot de passe").fill("Tout-Nouveau-9");
  await expectFits(page, "reset");
  await save.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText("Votre mot de passe a bien été modifié. Merci de vous reconnecter."),
  ).toBeVisible();
  await signIn(page, { userName: email, password: "Tout-Nouveau-9" });
  await expect(page).toHaveURL(/\/accueil$/);

  await page.goto(link);
  await page.getByLabel("Nouveau mot de passe").fill("Encore-Nouveau-9");
  await page.getByLabel("Confirmez le mot de passe").fill("Encore-Nouveau-9");
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByText("Ce lien n’est plus valable").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Recevoir un nouveau lien" })).toBeVisible();
});
