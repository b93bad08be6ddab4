import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { anAgent } from "../../testing/people.ts";
import { say } from "../../ui/messages/say.ts";

const menu = page.getByRole("navigation", { name: "Menu de l’agence" });
const namesIn = (nav: typeof menu) =>
  nav
    .getByRole("link")
    .elements()
    .map((link) => link.textContent);

function openDesk(user = anAgent(), path = "/agence") {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  network.gives(getDesk, { tiles: [] });
  serverSays({});
  return openApp(path);
}

test("the agency has its own menu beside the page, and nothing of the public site (AGUI-02, AGUI-03)", async () => {
  openDesk();
  await expect.element(menu.getByRole("link", { name: "Bureau" })).toHaveAttribute("aria-current", "page");
  await expect.element(page.getByRole("button", { name: "Pour les familles" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: "Maison Claire" })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }))
    .toBeVisible();
});

test("the menu marks no entry on a page that is none of its own (AGUI-02)", async () => {
  openDesk(anAgent(), "/agence/nulle-part");
  await expect.element(menu.getByRole("link", { name: "Bureau" })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(
    menu
      .getByRole("link")
      .elements()
      .filter((link) => link.hasAttribute("aria-current")),
  ).toEqual([]);
});

test("on a phone, the bar marks the page that is shown, and the desk on its own page alone (AGUI-06)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  openDesk(anAgent(), "/agence/nulle-part");
  const bar = page.getByRole("navigation", { name: "Raccourcis" });
  await expect.element(bar.getByRole("link", { name: "Bureau" })).not.toHaveAttribute("aria-current");
});

test("the menu has its entries in the order of the specification (AGUI-02)", async () => {
  openDesk();
  await expect.element(menu.getByRole("link", { name: "Journal" })).toBeVisible();
  expect(namesIn(menu)).toEqual([
    "Bureau",
    "Parents",
    "Intervenants",
    "Contrats",
    "Signatures",
    "Modération",
    "Rentrée",
    "Questionnaires",
    "Courriers",
    "Demandes",
    "Imports",
    "Équipe",
    "Journal",
  ]);
});

test("an entry shows to who may open its page, and only then (AGUI-02)", async () => {
  openDesk(anAgent({ staff: staffOf([]) }));
  await expect.element(page.getByRole("button", { name: "Mon espace" })).toBeVisible();
  expect(namesIn(menu)).toEqual([]);
});

test("the window says the page and that it is the agency’s (AGUI-04)", async () => {
  openDesk();
  await expect.poll(() => document.title).toBe("Bureau – Agence");
});

test("on a phone a bar at the bottom leads to the desk, and to all of the menu (AGUI-03, AGUI-06)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  openDesk();
  const bar = page.getByRole("navigation", { name: "Raccourcis" });
  await expect.element(bar.getByRole("link", { name: "Bureau" })).toBeInViewport();
  for (const target of bar.element().children)
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(
    bar
      .getByRole("link")
      .elements()
      .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
  ).toEqual([
    ["Bureau", "/agence", "page"],
    ["Rechercher", "/agence/recherche", null],
    ["Modération", "/agence/moderation", null],
  ]);
  say({ kind: "success", text: { fr: "C’est fait.", en: "Done." } });
  const said = page.getByText("C’est fait.");
  await expect.element(said).toBeVisible();
  expect(said.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    bar.element().getBoundingClientRect().top,
  );
  await bar.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect.element(drawer.getByRole("link", { name: "Mon compte" })).toBeVisible();
  await expect.element(drawer.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
  await expect.element(drawer.getByRole("heading", { name: "Mon espace" })).toBeVisible();
  await expect
    .element(drawer.getByRole("link", { name: "Parents" }))
    .toHaveAttribute("href", "/agence/parents");
  await expect.element(drawer.getByRole("link", { name: "English" })).toBeVisible();
  await drawer.getByRole("button", { name: "Fermer le menu" }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await bar.getByRole("button", { name: "Menu" }).click();
  await expect.element(drawer.getByRole("link", { name: "Mon compte" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(bar.getByRole("button", { name: "Menu" })).toHaveFocus();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test("moderation and requests carry the number that waits, in the menu and in the bar of a phone, for who may open it (AGUI-02, AGUI-03)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  const network = answerCalls();
  network.gives(getMyInformation, anAgent());
  const tile = {
    title: "Photos",
    verb: "Traiter",
    isCapped: false,
    oldestAt: null,
    overdueCount: 0,
    overdueDays: 0,
  };
  network.gives(getDesk, {
    tiles: [
      { ...tile, code: "photos", count: 2, link: "/agence/moderation?file=photos" },
      { ...tile, code: "adverts", count: 3, link: "/agence/moderation?file=annonces" },
      { ...tile, code: "requests", count: 4, link: "/agence/demandes" },
      { ...tile, code: "second-factor", count: 9, link: "/agence/equipe?securite=a-activer" },
    ],
  });
  serverSays({});
  openApp("/agence");
  await expect.element(menu.getByRole("link", { name: "Modération 5 à traiter" })).toBeVisible();
  await expect.element(menu.getByRole("link", { name: "Demandes 4 à traiter" })).toBeVisible();
  await expect.element(menu.getByRole("link", { name: "Équipe", exact: true })).toBeVisible();
  await page.viewport(390, 844);
  const bar = page.getByRole("navigation", { name: "Raccourcis" });
  await expect.element(bar.getByRole("link", { name: "Modération 5 à traiter" })).toBeInViewport();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test("moderation is not offered to who may not open it (AGUI-02)", async () => {
  openDesk(anAgent({ staff: staffOf(["reader"]) }));
  await expect.element(menu.getByRole("link", { name: "Parents" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Modération/ })).not.toBeInTheDocument();
});

test("an unknown address of the agency says so in the agency’s frame (AGUI-01)", async () => {
  openDesk(anAgent(), "/agence/inconnu");
  await expect.element(page.getByText("La page que vous souhaitez consulter est introuvable.")).toBeVisible();
  await expect.element(menu.getByRole("link", { name: "Bureau" })).toBeVisible();
});
