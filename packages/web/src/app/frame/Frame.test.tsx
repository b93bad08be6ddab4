import { getMyInvoices } from "@ribambelle/domain/billing/invoice/invoice.api";
import { getMyAdministrativeContacts } from "@ribambelle/domain/contacts/contact.api";
import { getMyParentContracts } from "@ribambelle/domain/contracts/contract.api";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter, anAgent, aParent } from "../../testing/people.ts";
import { myInformationQuery } from "../session/session.ts";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const sections = page.getByRole("navigation", { name: "Rubriques" });
const linksOf = (nav: typeof sections) =>
  nav
    .getByRole("link")
    .elements()
    .map((link) => [link.textContent, link.getAttribute("href")]);

function openFor(user: MyInformation, path = "/accueil") {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  network.gives(getMyParentContracts, []);
  serverSays({});
  return { network, ...openApp(path) };
}

/** Makes the window as wide as a phone until the test ends. */
async function onPhone(width = 390) {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(width, 844);
}

describe("around every page, somebody who is signed in", () => {
  test.each([320, 360, 375])("keeps the menu in sight on a phone of %i px (SHELL-06)", async (width) => {
    await onPhone(width);
    openFor(aParent());
    const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
    await expect.element(menu).toBeVisible();
    const { right } = menu.element().getBoundingClientRect();
    expect(Math.round(right)).toBe(document.documentElement.clientWidth - 16);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  test("finds a header, the sections of their role and a footer (SHELL-04, SHELL-05)", async () => {
    openFor(aParent());
    await expect.element(page.getByRole("banner")).toBeVisible();
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument();
    expect(linksOf(sections)).toEqual([
      ["Contrats", "/client/contrats"],
      ["Interventions", "/client/interventions"],
      ["Factures", "/client/factures"],
      ["Règlements", "/client/reglements"],
      ["Attestations fiscales", "/client/attestations"],
      ["Contacts", "/client/contacts"],
      ["Profils de nounous (autre site)", "/client/profiles"],
      ["Parrainage", "/client/parrainage"],
    ]);
  });

  test.each([
    ["a parent", aParent(), "/accueil", "/client/parrainage", "/client/parametres"],
    ["a babysitter", aBabysitter(), "/accueil", "/intervenant/parrainage", "/intervenant/parametres"],
  ])(
    "finds in My space the home page, sponsorship, the settings and the way out: %s (SHELL-10, SHELL-11, SHELL-15, SHELL-38)",
    async (_, user, home, sponsorship, settings) => {
      openFor(user);
      await page.getByRole("button", { name: "Mon espace" }).click();
      const space = page.getByRole("navigation", { name: "Mon espace" });
      await expect.element(space.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
      expect(linksOf(space)).toEqual([
        ["Accueil", home],
        ["Parrainage", sponsorship],
        ["Paramètres", settings],
      ]);
    },
  );

  test.each([
    ["a validated photo", 1, "Mon espace", 1],
    ["the initial of a photo that waits", 0, "CMon espace", 0],
    ["the initial of a refused photo", 2, "CMon espace", 0],
  ] as const)("sees in the header %s (AVATAR-14, AVATAR-OP8)", async (_, photoState, text, photos) => {
    const photoUrl = "data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAA/ywAAAAAAQABAAACAkQBADs=";
    openFor(aParent({ photoUrl: photoUrl, photoState: photoState }));
    const space = page.getByRole("button", { name: "Mon espace" });
    await expect.element(space).toHaveTextContent(text);
    expect(space.element().querySelectorAll("img")).toHaveLength(photos);
  });

  test("finds no section that needs a contract before they have one (SHELL-31, SHELL-34)", async () => {
    openFor(aParent({ hasContracts: false }));
    await expect.element(sections.getByRole("link", { name: "Parrainage" })).toBeVisible();
    expect(linksOf(sections).map(([, href]) => href)).toEqual([
      "/client/contacts",
      "/client/profiles",
      "/client/parrainage",
    ]);
  });

  test("leaves a menu of the header with the keyboard, and it closes (SHELL-10)", async () => {
    openFor(aParent());
    const button = page.getByRole("banner").getByRole("button", { name: "Mon espace" });
    await button.click();
    const first = page.getByRole("banner").getByRole("link", { name: "Paramètres" });
    await expect.element(first).toBeVisible();
    (first.element() as HTMLElement).focus();
    // The entries of the menu, then the button to sign out, then the page.
    for (let entries = 0; entries < 4; entries += 1) await userEvent.tab();
    await expect.element(first).not.toBeInTheDocument();
  });

  test("sees their photo leave the header as soon as the page knows that it is gone (AVATAR-12)", async () => {
    const photoUrl = "data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAA/ywAAAAAAQABAAACAkQBADs=";
    const user = aParent({ photoUrl: photoUrl, photoState: 1 });
    const { network, queries } = openFor(user);
    const space = page.getByRole("button", { name: "Mon espace" });
    await expect.element(space).toHaveTextContent("Mon espace");
    const without: MyInformation = { ...user, photoUrl: null, photoState: null };
    queries.setQueryData(myInformationQuery.queryKey, without);
    await expect.element(space).toHaveTextContent("CMon espace");
    expect(network.callsOf(getMyInformation)).toHaveLength(1);
  });

  test("somebody of the agency finds no section yet, and no parent’s one", async () => {
    openFor(anAgent(), "/agence");
    await expect.element(heading("Bonjour Anne")).toBeVisible();
    await expect.element(sections).not.toBeInTheDocument();
  });

  test("hears the heading of the next page and reads its name in the window’s title", async () => {
    const { network } = openFor(aParent());
    network.waits(getMyInvoices);
    await sections.getByRole("link", { name: "Factures" }).click();
    await expect.element(heading("Factures")).toHaveFocus();
    await expect.poll(() => document.title).toBe("Factures – Ribambelle");
    await expect
      .element(sections.getByRole("link", { name: "Factures" }))
      .toHaveAttribute("aria-current", "page");
  });

  test("can go straight to the content with the keyboard", async () => {
    openFor(aParent());
    await expect.element(heading("Bonjour Claire Martin")).toBeVisible();
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByRole("link", { name: "Aller au contenu" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("main")).toHaveFocus();
  });

  test("changes the language of everything at once, without a call (I18N-02, I18N-07, I18N-08)", async () => {
    const { network } = openFor(aParent(), "/client/contrats");
    await expect.element(page.getByText("Vous n’avez aucun contrat.")).toBeVisible();
    const before = network.asked();
    await expectOutline("changes-the-language-of-everything-at-once");
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect.element(heading("Your contracts")).toBeVisible();
    await expect.element(page.getByText("You have no contract.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "My space" })).toBeVisible();
    await expect.poll(() => document.title).toBe("Your contracts – Ribambelle");
    expect(document.documentElement.lang).toBe("en");
    expect(localStorage.getItem("locale")).toBe("en");
    expect(network.asked()).toBe(before);
    await expectOutline("changes-the-language-of-everything-at-once-2");
  });
});

describe("on a phone", () => {
  test("everything is behind one button, which opens a menu and gives the focus back (SHELL-06)", async () => {
    await onPhone();
    openFor(aParent());
    const button = page.getByRole("button", { name: "Menu", exact: true });
    await expect.element(sections).not.toBeInTheDocument();
    await expect.element(button).toHaveAttribute("aria-haspopup", "dialog");
    await button.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect.element(menu.getByRole("link", { name: "Paramètres" })).toBeVisible();
    await expect.element(menu.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test.each([
    ["a parent", aParent(), "/client", "Pour les familles"],
    ["a babysitter", aBabysitter(), "/intervenant", "Pour les nounous"],
  ])(
    "the menu begins with the home page, lists nothing twice and folds the public site: %s (SHELL-OP13)",
    async (_, user, own, first) => {
      await onPhone();
      openFor(user);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      const home = menu.getByRole("link", { name: "Accueil" });
      await expect.element(home).toHaveAttribute("aria-current", "page");
      const links = menu.getByRole("link").elements();
      expect(links[0]).toBe(home.element());
      const addresses = links.map((link) => link.getAttribute("href"));
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses).toContain(`${own}/parrainage`);
      expect(addresses).toContain(`${own}/parametres`);
      const groups = menu.getByRole("navigation", { name: "Site public" }).getByRole("group").elements();
      expect(groups[0]?.querySelector("summary")).toHaveTextContent(first);
      expect(groups.every((group) => !(group as HTMLDetailsElement).open)).toBe(true);
    },
  );

  test("the foot keeps the phone number in sight and folds what the agency says of itself (SHELL-OP12)", async () => {
    openFor(aParent());
    const foot = page.getByRole("contentinfo");
    await expect.element(foot.getByRole("link", { name: "Facebook" })).toBeVisible();
    await onPhone();
    await expect.element(foot.getByRole("link", { name: "Facebook" })).not.toBeInTheDocument();
    await expect.element(foot.getByRole("link", { name: "01 99 00 12 34" })).toBeVisible();
    expect(foot.element().getBoundingClientRect().height).toBeLessThan(360);
    await foot.getByText(/^À propos de /).click();
    await expect.element(foot.getByRole("link", { name: "Facebook" })).toBeVisible();
  });

  test("following a link closes the menu (SHELL-06)", async () => {
    await onPhone();
    openFor(aParent()).network.waits(getMyAdministrativeContacts);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Contacts" }).click();
    await expect.element(heading("Contacts")).toHaveFocus();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the home page", () => {
  test("greets the person and has a tile for each section of their menu (DASH-01, DASH-02, DASH-03, DASH-04)", async () => {
    openFor(aBabysitter({ hasContracts: false }));
    await expect.element(heading("Bonjour Léa Dubois")).toBeVisible();
    const tiles = page.getByRole("main").getByRole("listitem");
    expect(tiles.elements()).toHaveLength(3);
    const jobs = tiles.filter({ hasText: "Offres d’emploi" });
    await expect.element(jobs.getByText("Voir les gardes proposées près de chez vous.")).toBeVisible();
    await expect.element(jobs.getByRole("link")).toHaveAttribute("href", "/intervenant/searchjobs");
    expect(jobs.element().querySelector("svg path:nth-child(2)")).not.toBeNull();
    await expectOutline("greets-the-person-and-has-a-tile");
  });

  test("has the contract sections of a parent who has contracts (DASH-03, DASH-04)", async () => {
    openFor(aParent());
    await expect.element(heading("Bonjour Claire Martin")).toBeVisible();
    expect(page.getByRole("main").getByRole("listitem").elements()).toHaveLength(8);
  });
});
