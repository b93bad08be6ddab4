import { expect, test } from "./journey.ts";
import { expectFits, expectScript, openPublic, watchErrors } from "./portal.ts";

const pages = [
  { path: "/mentions-legales", fr: "Mentions légales", en: "Legal notice" },
  { path: "/confidentialite", fr: "Politique de confidentialité", en: "Privacy policy" },
  { path: "/cookies", fr: "Cookies", en: "Cookies" },
  { path: "/accessibilite", fr: "Déclaration d’accessibilité", en: "Accessibility statement" },
];

test("a stranger finds the legal pages from the sign-in card", async ({ page }) => {
  await page.goto("/login");
  const links = page.getByRole("navigation", { name: "Informations légales" }).getByRole("link");
  await expect(links).toHaveText(["Mentions légales", "Confidentialité", "Cookies", "Accessibilité"]);
});

for (const { path, fr, en } of pages) {
  test(`a stranger reads ${path} in both languages`, async ({ page }) => {
    const errors = watchErrors(page);
    await openPublic(page, path);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(fr);
    await expectFits(page, "in French");
    await page.getByRole("link", { name: "English" }).click();
    await expect(heading).toHaveText(en);
    await expect(page.getByRole("article")).toHaveAttribute("lang", "en");
    await expectFits(page, "in English");
    await page.reload();
    await expectScript(page);
    await expect(heading).toHaveText(en);
    await page.getByRole("link", { name: "Français" }).click();
    await expect(heading).toHaveText(fr);
    expect(errors).toEqual([]);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the legal pages are whole, in both languages, with their contents and the agency’s address", async ({
    page,
  }) => {
    for (const { path, fr, en } of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(fr);
      await expect(page.getByRole("main")).toContainText("contact@example.fr");
      await page.getByRole("link", { name: "English" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(en);
      await page.getByRole("link", { name: "Français" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(fr);
    }
    await page.goto("/confidentialite");
    await page
      .getByRole("navigation", { name: "Sommaire" })
      .getByRole("link", { name: "Vos droits" })
      .click();
    await expect(page.getByRole("heading", { name: "Vos droits" })).toBeInViewport();
  });
});
