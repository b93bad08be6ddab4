import { codeOf, earlierCode } from "./authenticator.ts";
import { expect, test } from "./journey.ts";
import { aReference, choosePassword } from "./people.ts";
import { expectFits, sendCredentials, visit } from "./portal.ts";
import { runCommand } from "./runCommand.ts";

const password = "Tout-Nouveau-9";
const typed = "Demande une copie de ses contrats, par téléphone.";

test("an open page says why it is left when what somebody may do was changed, and what they typed waits for them (STAFF-05, STAFF-13, AGUI-26)", async ({
  page,
}, info) => {
  const { id, email } = aReference("FUNC", info);
  const names = ["--last-name", "Le Roux", "--first-name", "Inès"];
  await runCommand(
    ...["staff", "--create", "--reference", id, ...names, "--email", email],
    ...["--function", "coordinator"],
  );
  await choosePassword(page, email, password);
  const account = { userName: email, password };
  await visit(page, account, "/agence/demandes");
  const key = ((await page.locator("code").first().textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Code à 6 chiffres").fill(await earlierCode(key));
  await page.getByLabel("J’ai rangé ces codes en lieu sûr").check();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page).toHaveURL(/\/agence\/demandes$/);
  await page.getByRole("button", { name: "Enregistrer une demande" }).first().click();
  const note = page.getByRole("dialog").getByLabel(/^Précisions/);
  await note.fill(typed);

  await runCommand("staff", "--functions", id, "recruiter");
  // The page hears of it by itself.
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fagence%2Fdemandes$/);
  await expect(page.getByText("Votre session a expiré. Merci de vous reconnecter.")).toBeVisible();
  await expect(page.getByText("Votre saisie est gardée dans cet onglet.")).toBeVisible();
  await expectFits(page, "session ended");

  await sendCredentials(page, account);
  await page.getByLabel("Code à 6 chiffres").fill(await codeOf(key));
  await expect(page).toHaveURL(/\/agence\/demandes$/);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByText("Vos fonctions dans le portail de l’agence ont changé.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Enregistrer une demande" }).first().click();
  await expect(note).toHaveValue(typed);
  await expectFits(page, "typed again");
});
