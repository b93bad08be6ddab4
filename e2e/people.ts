import { expect, type Page, type TestInfo } from "@playwright/test";

/** Gives a reference and an address that no other journey uses, nor this one in the other window or when it is repeated. */
export function aReference(prefix: string, { project, repeatEachIndex }: TestInfo) {
  const id = `${prefix}-${project.name}-${repeatEachIndex}`;
  return { id, email: `${id.toLowerCase()}@example.fr` };
}

/** Waits for the letter to this address, opens it and gives the link to choose a password. */
export async function linkOfLetter(page: Page, email: string): Promise<string> {
  const letter = page.getByRole("listitem").filter({ hasText: email }).first();
  // It leaves by itself, a moment after it was asked for.
  await expect(async () => {
    await page.goto("/boite-aux-lettres");
    expect(await letter.count()).toBe(1);
  }).toPass();
  await letter.getByRole("link").click();
  const link = page.frameLocator("iframe").getByRole("link", { name: "Choisir mon mot de passe" });
  return (await link.getAttribute("href")) ?? "";
}

/** Chooses the first password of somebody by the link of the letter that they ask for. */
export async function choosePassword(page: Page, email: string, password: string): Promise<void> {
  const asked = await page.request.post("/api/v1/Authentication/requestResetMyPassword", { data: { email } });
  expect(asked.status()).toBe(200);
  await page.goto(await linkOfLetter(page, email));
  await page.getByLabel("Nouveau mot de passe").fill(password);
  await page.getByLabel("Confirmez le mot de passe").fill(password);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page).toHaveURL(/\/login$/);
}
