import type { Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { openPublic } from "./portal.ts";

async function tabTo(page: Page, name: RegExp, most = 40): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const label = await focused.evaluate(
      (element) => element.getAttribute("aria-label") ?? (element as HTMLElement).textContent ?? "",
    );
    const field = await focused.evaluate(
      (element) => (element as HTMLInputElement).labels?.[0]?.textContent ?? "",
    );
    if (name.test(label) || name.test(field)) return;
  }
  throw new Error(`${name} was not reached with ${most} tabs`);
}

test("signs in, opens the contracts, shows them all, goes to the other tab and signs out", async ({
  page,
}) => {
  await openPublic(page);
  await tabTo(page, /E-mail ou identifiant/);
  await page.keyboard.type(accounts.parent.userName);
  await tabTo(page, /^Mot de passe/);
  await page.keyboard.type(accounts.parent.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/accueil$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/client/contrats");
  const showAll = page.getByRole("switch", { name: "Afficher aussi les contrats inactifs" });
  await expect(showAll).toBeVisible();
  await tabTo(page, /Afficher aussi les contrats inactifs/);
  await page.keyboard.press("Space");
  await expect(showAll).toBeChecked();
  await page.getByRole("tab", { name: "Garde d’enfants" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Ménage" })).toHaveAttribute("aria-selected", "true");
});

test("every place that the keyboard reaches shows that it is there", async ({ page }) => {
  await openPublic(page);
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press("Tab");
    const outline = await page.locator(":focus").evaluate((element) => {
      const style = getComputedStyle(element);
      const around = getComputedStyle(element.parentElement ?? element);
      return `${style.outlineStyle} ${style.boxShadow} ${style.borderColor} ${around.outlineStyle}`;
    });
    expect(outline).not.toMatch(/^none none .* none$/);
  }
});
