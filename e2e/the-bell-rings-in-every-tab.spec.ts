import type { Page } from "@playwright/test";
import { importFiles } from "./importFiles.ts";
import { expect, test } from "./journey.ts";
import { aReference, choosePassword } from "./people.ts";
import { expectFits, signIn, visit } from "./portal.ts";

const bellOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Notifications/ });

test("a contract to sign rings in both tabs at once, over one stream, and is read in both (SHELL-16, SHELL-17, SHELL-OP1)", async ({
  page,
  context,
}, info) => {
  const { id, email } = aReference("BELL", info);
  const people = `référence;rôle;prénom;nom;email\n${id};parent;Zoé;Le Roux;${email}\n`;
  const contract = (state: string) =>
    `référence;référence du parent;état;date de début;garde partagée\nGE-${id};${id};${state};01/09/2026;non\n`;
  await importFiles({ "personnes.csv": people, "contrats-garde.csv": contract("Brouillon") });
  await choosePassword(page, email, "Premier-Secret-1");

  let streams = 0;
  context.on("request", (request) => {
    if (request.url().endsWith("/Notification/stream")) streams += 1;
  });
  await visit(page, { userName: email, password: "Premier-Secret-1" });
  // The password that was just chosen.
  await expect(bellOf(page)).toHaveAccessibleName("Notifications, 1 non lue");
  const second = await context.newPage();
  await second.goto("/accueil");
  await expect(bellOf(second)).toHaveAccessibleName("Notifications, 1 non lue");

  await importFiles({ "contrats-garde.csv": contract("En attente de votre signature") });
  for (const tab of [page, second]) {
    await expect(bellOf(tab)).toHaveAccessibleName("Notifications, 2 non lues");
  }
  expect(streams).toBe(1);

  await bellOf(second).click();
  await expectFits(second, "the bell, open");
  await second.getByRole("link", { name: /Un contrat à signer/ }).click();
  await expect(second).toHaveURL(/\/client\/contrats$/);
  for (const tab of [page, second]) {
    await expect(bellOf(tab)).toHaveAccessibleName("Notifications, 1 non lue");
  }

  // The tab that has the stream goes, and the other one still hears: signing out elsewhere ends it.
  await page.close();
  await expect.poll(() => streams).toBe(2);
  await context.request.post("/api/v1/Authentication/logout");
  await expect(second).toHaveURL(/\/login\?redirectUrl=/);
});

test("a changed password ends the other browser’s visit, and is told when the person is back (SHELL-OP1, AUTH-31)", async ({
  page,
  browser,
}, info) => {
  const { id, email } = aReference("BELL2", info);
  await importFiles({
    "personnes.csv": `référence;rôle;prénom;nom;email\n${id};parent;Ada;Le Roux;${email}\n`,
  });
  await choosePassword(page, email, "Premier-Secret-1");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  for (const one of [page, other]) {
    await visit(one, { userName: email, password: "Premier-Secret-1" });
    await expect(bellOf(one)).toHaveAccessibleName("Notifications, 1 non lue");
  }
  const changed = await page.request.post("/api/v1/Authentication/updateMyPassword", {
    data: { currentPassword: "Premier-Secret-1", newPassword: "Second-Secret-2" },
  });
  expect(changed.status()).toBe(200);
  await expect(other).toHaveURL(/\/login\?redirectUrl=/);
  await expect(other.getByText("Votre session a expiré. Merci de vous reconnecter.")).toBeVisible();
  await signIn(other, { userName: email, password: "Second-Secret-2" });
  await bellOf(other).click();
  await expect(other.getByText("Votre mot de passe a été modifié").first()).toBeVisible();
  await elsewhere.close();
});
