import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expectAccessible, expectNoSidewaysScroll, signIn, watchErrors } from "./portal.ts";

/** How many pixels wide the photo is that the browser has loaded; 0 when it has not. */
const loadedWidth = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("img", { name: /^Photo de / })
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

test("chooses a photo, frames it, finds it waiting after a reload, and deletes it (AVATAR-06, AVATAR-09, AVATAR-10, AVATAR-11, AVATAR-12, AVATAR-17)", async ({
  page,
}, { project }) => {
  // Both windows run at the same time, each with a person of its own: one has no photo yet, the other’s was refused.
  const isFirst = project.name === "phone";
  const account = isFirst ? accounts.babysitterWithout : accounts.interviewed;
  const errors = watchErrors(page);
  await signIn(page, account, "/login?redirectUrl=/intervenant/profil");
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog", { name: "Votre photo" });
  if (!isFirst) await expect(main.getByText(/où l’on voit bien votre visage/)).toBeVisible();
  await main.getByRole("button", { name: isFirst ? "Ajouter une photo" : "Modifier la photo" }).click();
  await expectAccessible(page, "dialog");
  const buffer = await page.screenshot({ type: "png" });
  const choose = dialog.getByLabel(/^Choisir une (autre )?photo$/);
  await choose.setInputFiles({ name: "moi.png", mimeType: "image/png", buffer });
  await expect(dialog.getByRole("region", { name: "Cadrage de la photo" })).toBeFocused();
  await dialog.getByRole("slider", { name: "Zoom" }).press("End");
  await expectAccessible(page, "framing");
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: "Enregistrer la photo" }).click();

  await expect(main.getByText("En attente de validation", { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: "Modifier la photo" })).toBeFocused();
  await expect.poll(() => loadedWidth(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(main.getByText("En attente de validation", { exact: true })).toBeVisible();
  await expect.poll(() => loadedWidth(page)).toBeGreaterThan(0);
  await expectAccessible(page, "waiting");

  await main.getByRole("button", { name: "Modifier la photo" }).click();
  await dialog.getByRole("button", { name: "Supprimer la photo" }).click();
  await dialog.getByRole("button", { name: "Supprimer la photo" }).click();
  await expect(main.getByRole("button", { name: "Ajouter une photo" })).toBeFocused();
  await page.reload();
  await expect(main.getByRole("button", { name: "Ajouter une photo" })).toBeVisible();
  expect(errors).toEqual([]);
});
