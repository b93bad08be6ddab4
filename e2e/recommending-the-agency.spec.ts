import { importFiles } from "./importFiles.ts";
import { expect, test } from "./journey.ts";
import { aReference, choosePassword } from "./people.ts";
import { expectFits, visit } from "./portal.ts";

const password = "Girafe-Quantique-7";

test("somebody invites a friend, who refuses by the letter and is erased from the list (SPONSOR-11, SPONSOR-17)", async ({
  page,
}, info) => {
  const { id, email } = aReference("PARRAINAGE", info);
  const friend = `proche.${email}`;
  await importFiles({
    "personnes.csv": `référence;rôle;prénom;nom;email\n${id};parent;Maëlle;Le Goff;${email}\n`,
  });
  await choosePassword(page, email, password);
  await visit(page, { userName: email, password }, "/client/parrainage");
  await expect(page.getByText("Vous n’avez encore invité personne")).toBeVisible();
  await page.getByLabel("Adresse e-mail").fill(friend);
  await page.getByRole("button", { name: "Envoyer l’invitation" }).click();
  await expect(page.getByText("Votre demande de parrainage a bien été envoyée.")).toBeVisible();
  const row = page.getByRole("list", { name: "Vos parrainages" }).getByRole("listitem");
  await expect(row).toContainText(friend);
  await expectFits(page, "sponsorship");

  await expect(async () => {
    await page.goto("/boite-aux-lettres");
    await page.getByRole("listitem").filter({ hasText: friend }).getByRole("link").click({ timeout: 500 });
  }).toPass();
  await expectFits(page, "a letter of the mailbox");
  const letter = page.locator("iframe");
  const hidden = () =>
    letter.evaluate((frame: HTMLIFrameElement) => {
      const { scrollHeight = 0, clientHeight = 0 } = frame.contentDocument?.documentElement ?? {};
      return scrollHeight - clientHeight;
    });
  // Nothing is hidden of a frame that holds no letter yet: that one is as high as it came.
  await expect.poll(() => letter.evaluate(({ clientHeight }) => clientHeight)).not.toBe(1_200);
  await expect.poll(hidden).toBe(0);
  const text = (await page.locator("pre").textContent()) ?? "";
  await page.goto(/\S*\/ne-plus-etre-contacte\S*/.exec(text)?.[0] ?? "");
  await expectFits(page, "refusing invitations");
  await page.getByRole("button", { name: "Ne plus être contacté" }).click();
  await expect(page.getByRole("heading", { name: "C’est noté" })).toBeVisible();
  await expectFits(page, "invitations refused");

  await page.goto("/client/parrainage");
  await expect(row).toContainText("Coordonnées effacées");
});
