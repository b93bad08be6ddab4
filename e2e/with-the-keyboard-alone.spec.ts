import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./accounts.ts";

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
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
  await tabTo(page, /E-mail ou identifiant/);
  await page.keyboard.type(accounts.parent.userName);
  await tabTo(page, /^Mot de passe/);
  await page.keyboard.type(accounts.parent.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/accueil$/);
  await page.goto("/client/contrats");
  await expect(page.getByRole("heading", { level: 1, name: "Vos contrats" })).toBeVisible();
  await tabTo(page, /Afficher tous les contrats/);
  await page.keyboard.press("Space");
  await expect(page.getByRole("switch", { name: "Afficher tous les contrats" })).toBeChecked();
  await page.getByRole("tab", { name: "Garde d’enfants" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Ménage" })).toHaveAttribute("aria-selected", "true");
});

test("every place that the keyboard reaches shows that it is there", async ({ page }) => {
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
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
