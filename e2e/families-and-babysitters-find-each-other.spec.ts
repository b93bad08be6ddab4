import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./portal.ts";

test("a family finds a profile, keeps it and tells the agency that it is interested (NANNY-01, NANNY-11, NANNY-13)", async ({
  page,
}) => {
  await visit(page, accounts.parentWithout, "/client/profiles?rayon=departement");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Garder / }) })
    .filter({ hasNotText: "Demande envoyée" })
    .first();
  const name = (await card.getByRole("heading").innerText()).trim();
  // The heart is full as soon as it is pressed: a page that is left before the answer may take the call along.
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/Keep"));
  await card.getByRole("button", { name: `Garder ${name}` }).click();
  await answered;
  const kept = page.getByRole("button", { name: `Ne plus garder ${name}` }).first();
  await expect(kept).toBeVisible();
  await page.goto("/client/profiles?gardes=oui");
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "Cela m’intéresse" }).click();
  await page.getByLabel(/^Ce que vous cherchez/).fill("Pour Paul, deux ans.");
  await page.getByRole("button", { name: "Envoyer à l’agence" }).click();
  await expect(page.getByText(/^Demande envoyée le /)).toBeVisible();
  // As it was found, where the journey runs again.
  await kept.click();
  await expect(page.getByRole("button", { name: `Garder ${name}` })).toBeVisible();
});

test("a babysitter applies for an offer, finds it among their applications and takes it back (OFFER-01, OFFER-07, OFFER-08)", async ({
  page,
}) => {
  await visit(page, accounts.babysitter, "/intervenant/searchjobs");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Cela m’intéresse" }) })
    .first();
  const title = (await card.getByRole("heading").innerText()).trim();
  await card.getByRole("button", { name: "Cela m’intéresse" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Envoyer" }).click();
  await page.getByRole("link", { name: /^Mes candidatures/ }).click();
  const application = page.getByRole("listitem").filter({ hasText: title });
  await expect(application.getByText("Envoyée", { exact: true })).toBeVisible();
  await application.getByRole("button", { name: /^Retirer ma candidature/ }).click();
  await expect(application.getByText("Retirée", { exact: true })).toBeVisible();
});
