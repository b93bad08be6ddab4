import type { Locator, Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expect, test } from "./journey.ts";
import { expectNoSidewaysScroll, expectTakenOver, visit } from "./portal.ts";

/** The narrowest window that pages must fit (a screen of 1,280 pixels at 400 %), then letters twice as large. */
const windows = [
  { width: 320, height: 640, letters: "100%" },
  { width: 390, height: 844, letters: "200%" },
  { width: 1280, height: 1024, letters: "200%" },
];
const letters = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Nothing scrolls sideways, and every control stands within the window with all its words. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = () =>
    page.evaluate(() => {
      const { clientWidth } = document.documentElement;
      return [...document.querySelectorAll("a, button, label, input, select, textarea")]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          // What is typed may be longer than its field; a time is not.
          const holdsWords = !control.matches("input:not([inputmode=numeric]), select, textarea");
          const spills =
            holdsWords && control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1;
          return left < -1 || right > clientWidth + 1 || spills;
        })
        .map((control) => control.outerHTML);
    });
  await expect.poll(cut).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** What WCAG 1.4.12 lets people do to a text, without anything of it being lost. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
const spaceText = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);

/** No word of the page stands outside of the window, or under the edge of what holds it. */
async function expectEveryWord(page: Page): Promise<void> {
  const lost = () =>
    page.evaluate(() => {
      const words = document.createTreeWalker(
        document.querySelector("main") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      while (words.nextNode()) {
        const { parentElement: holder } = words.currentNode;
        if (
          !holder?.checkVisibility({ visibilityProperty: true }) ||
          holder.closest(".visually-hidden, option")
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const edges = [document.documentElement.getBoundingClientRect()];
        for (let outer: Element | null = holder; outer; outer = outer.parentElement)
          if (getComputedStyle(outer).overflowX !== "visible") edges.push(outer.getBoundingClientRect());
        for (const { left, right, width } of range.getClientRects())
          if (width > 1 && edges.some((edge) => right > edge.right + 1 || left < edge.left - 1))
            found.push(words.currentNode.textContent ?? "");
      }
      return found;
    });
  await expect.poll(lost).toEqual([]);
}

for (const { width, isSpaced } of [
  { width: 320, isSpaced: false },
  { width: 390, isSpaced: true },
])
  test(`the pages where people pay lose no word in ${width} pixels${isSpaced ? " with spaced text" : ""} (PAYMENTS-OP4)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, accounts.parent, "/client/factures");
    const main = page.getByRole("main");
    const expectWhole = async (said: Locator) => {
      await expect(said).toBeVisible();
      if (isSpaced) await spaceText(page);
      await expectNothingCut(page);
      await expectEveryWord(page);
    };
    await expectWhole(main.getByRole("link", { name: /^Télécharger la facture/ }).first());
    await page.goto("/client/reglements");
    await expectWhole(main.getByText(/^FR14/));
    await page.goto("/client/attestations");
    await expectWhole(main.getByRole("link", { name: /^Télécharger l’attestation/ }).first());
    await page.goto("/accueil");
    await expectTakenOver(page);
    await main.getByRole("link", { name: "Comment régler" }).first().click();
    await expect(page).toHaveURL(/\/client\/factures\/[\w-]{22}$/);
    await expect(page.getByRole("heading", { level: 2, name: "Comment régler" })).toBeVisible();
    await expectWhole(main.getByText(/^FR14/));
  });

// At a desk lists are moved sideways by themselves, and the menu stands beside them (AGUI-08).
for (const { width, height, letters: size } of windows.slice(0, 2))
  test(`the agency’s pages hold in ${width} pixels with letters at ${size}, and lead on from the bar below (AGUI-03, AGUI-06)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, accounts.agency, "/agence");
    for (const path of ["/agence", "/agence/imports", "/agence/questionnaires", "/agence/rentree"]) {
      await page.goto(path);
      await expectTakenOver(page);
      await letters(page, size);
      await expect(page.getByRole("main").getByText(/\d{4}/).first()).toBeVisible();
      await expectNothingCut(page);
    }
    await page.getByText("Voir les chiffres").click();
    await expect(page.getByRole("table", { name: "Réponses jour par jour" })).toBeVisible();
    await expectNothingCut(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("link", { name: "Journal" })).toBeVisible();
  });

for (const { width, height, letters: size } of windows)
  test(`the sign-in, the home page, the contracts and the profile hold in ${width} pixels with letters at ${size}`, async ({
    page,
  }) => {
    const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
    await page.setViewportSize({ width, height });
    const open = async (path: string, name: string | RegExp) => {
      await page.goto(path);
      await expect(heading(name)).toBeVisible();
      await letters(page, size);
      await expectNothingCut(page);
    };
    await open("/login", "Bienvenue");
    await visit(page, accounts.parent, "/client/contrats");
    await open("/client/contrats", "Vos contrats");
    await visit(page, accounts.babysitter);
    await expect(heading(/^Bonjour/)).toBeVisible();
    await open("/accueil", /^Bonjour/);
    await open("/intervenant/contrats", "Vos contrats");
    await open("/intervenant/profil/apercu", "Ce que voient les familles");
    await open("/intervenant/profil", "Votre profil");
    // Of several taps before the script comes, the page keeps the last.
    await expectTakenOver(page);

    // One after the other: a form that opens moves the next button, from under a press that is not released yet.
    for (const section of ["Disponibilités", "Formation", "Langues parlées"]) {
      await page.getByRole("button", { name: new RegExp(`^(Modifier|Remplir)\\s: ${section}$`) }).click();
      await expect(page.getByRole("form", { name: section })).toBeVisible();
    }
    await page.getByRole("button", { name: "Ajouter une expérience" }).click();
    await expect(page.getByRole("button", { name: "Enregistrer", exact: true })).toHaveCount(4);
    await expectNothingCut(page);
    await page.getByRole("button", { name: /^(Modifier la photo|Ajouter une photo)$/ }).click();
    await expect(page.getByRole("dialog", { name: "Votre photo" })).toBeVisible();
    await expectNothingCut(page);
  });
