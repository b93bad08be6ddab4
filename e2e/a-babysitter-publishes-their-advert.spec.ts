import { expect, test } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expectAccessible, expectNoSidewaysScroll, signIn, watchErrors } from "./portal.ts";

const words = (count: number) => "Bonjour les enfants ".repeat(count).trim();

test("writes an advert, publishes it, sees it as families do and withdraws it (PROF-22, PROF-30, PROF-31)", async ({
  page,
}, { project }) => {
  // Both windows run at the same time, each with a person of its own.
  const account = project.name === "phone" ? accounts.babysitterWithout : accounts.interviewed;
  const errors = watchErrors(page);
  await signIn(page, account, "/login?redirectUrl=/intervenant/profil");
  const advert = page.getByRole("region", { name: "Annonce", exact: true });
  await advert.getByRole("button", { name: "Modifier\u00a0: Annonce" }).click();
  await advert.getByLabel("Titre de l’annonce").fill("Douceur et énergie après l’école");
  await advert.getByLabel("Description").fill(`${words(10)}\nAppelez le 06 39 98 12 34.`);
  await expect(advert.getByText(/^Votre texte contient un numéro/)).toBeVisible();
  await expectAccessible(page, "writing");
  await expectNoSidewaysScroll(page);
  await advert.getByRole("button", { name: "Enregistrer" }).click();
  await expect(advert.getByText("Douceur et énergie après l’école")).toBeVisible();

  const published = page.getByRole("switch", { name: "Annonce publiée" });
  if (await published.isChecked()) await published.click();
  await expect(page.getByText(/^Les familles ne voient pas votre profil/)).toBeVisible();
  await published.click();
  await expect(page.getByText(/^Votre annonce est publiée/)).toBeVisible();
  await expectAccessible(page, "published");
  await page.getByRole("link", { name: "Voir ce que voient les familles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ce que voient les familles" })).toBeFocused();
  await expect(page.getByText("Votre profil est visible par les familles sur le site public.")).toBeVisible();
  await expect(page.getByText(/Appelez le •••/)).toBeVisible();
  await expectAccessible(page, "preview");
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Revenir à votre profil" }).click();
  await published.click();
  await expect(page.getByText(/^Votre annonce n’est plus publiée/)).toBeVisible();
  await page.reload();
  await expect(published).not.toBeChecked();
  expect(errors).toEqual([]);
});
