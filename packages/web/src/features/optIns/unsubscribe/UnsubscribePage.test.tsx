import { unsubscribePageOf } from "@ribambelle/domain/optIns/unsubscribing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../../client/locale.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { showPublicPage } from "../../../testing/showPublicPage.tsx";
import { UnsubscribePage } from "./UnsubscribePage.tsx";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

test("the link of a letter says what will stop and asks by one button, which needs no script (SETTINGS-OP10)", async () => {
  const name = unsubscribePageOf({ state: "asks", optIn: "partnersInformationEmail" });
  await showPublicPage(UnsubscribePage, { name, redirectUrl: "/client/parametres" });
  await expect.element(heading("Ne plus recevoir les informations de nos partenaires ?")).toBeVisible();
  const button = page.getByRole("button", { name: "Ne plus les recevoir" });
  await expect.element(button).toHaveAttribute("type", "submit");
  const form = (button.element() as HTMLButtonElement).form as HTMLFormElement;
  // To the very address of the page, its key included.
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "#"]);
  expect(Object.fromEntries(new FormData(form))).toEqual({ "List-Unsubscribe": "One-Click", page: "oui" });
  await expect
    .element(page.getByRole("link", { name: "Voir tous mes choix" }))
    .toHaveAttribute("href", "/client/parametres");
  await expectOutline("the-link-of-a-letter-says");
});

test("the page is in English too (SETTINGS-OP10, I18N-02)", async () => {
  const name = unsubscribePageOf({ state: "asks", optIn: "newAdvertsEmail" });
  await showPublicPage(UnsubscribePage, { name });
  setLocale("en");
  await expect.element(heading("Stop receiving new adverts?")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See all my choices" })).toBeVisible();
});

test("what has stopped is confirmed, with the way to the settings (SETTINGS-OP10)", async () => {
  const name = unsubscribePageOf({ state: "done", optIn: "agencyInformationEmail" });
  await showPublicPage(UnsubscribePage, { name, redirectUrl: "/intervenant/parametres" });
  await expect.element(heading("C’est noté")).toBeVisible();
  await expect
    .element(page.getByText("Nous ne vous envoyons plus les informations de l’agence par e-mail."))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Ouvrir mes paramètres" }))
    .toHaveAttribute("href", "/intervenant/parametres");
  await expectOutline("what-has-stopped-is-confirmed-with");
});

test.each([
  ["gone", "Ce compte est fermé", "Aller à l’accueil", "/"],
  ["unknown", "Ce lien ne mène nulle part", "Me connecter", "/login"],
] as const)("a link that is %s says so kindly (SETTINGS-OP10)", async (state, title, action, href) => {
  await showPublicPage(UnsubscribePage, { name: unsubscribePageOf({ state }) });
  await expect.element(heading(title)).toBeVisible();
  await expect.element(page.getByRole("link", { name: action })).toHaveAttribute("href", href);
});
