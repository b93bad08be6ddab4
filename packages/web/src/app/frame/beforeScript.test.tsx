import { getMyAdministrativeContacts } from "@ribambelle/domain/contacts/contact.api";
import { getMyHouseworkContracts, getMyParentContracts } from "@ribambelle/domain/contracts/contract.api";
import { logout } from "@ribambelle/domain/identity/identity.api";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMySponsorshipOffers, inviteAsParent } from "@ribambelle/domain/sponsorship/sponsorship.api";
import { aHouseworkContract, aParentContract } from "@ribambelle/domain/testing/contracts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepEarlyInput } from "../../client/loading/earlyInput.ts";
import { answerCalls } from "../../testing/answers.ts";
import { drawPage } from "../../testing/drawPage.tsx";
import { stopNavigations } from "../../testing/navigations.ts";
import { serverSays } from "../../testing/openApp.tsx";
import { aParent } from "../../testing/people.ts";

const banner = page.getByRole("banner");
const menuButton = page.getByRole("button", { name: "Menu", exact: true });
const menu = page.getByRole("dialog", { name: "Menu" });

async function drawContracts(search = "") {
  const network = answerCalls();
  network.gives(logout, {});
  network.gives(getMyInformation, aParent());
  const can = { sign: false };
  network.gives(getMyParentContracts, [
    { ...aParentContract(), displayState: null, can },
    { ...aParentContract(), reference: "GE-2024-1", state: 4, displayState: null, can },
  ]);
  network.gives(getMyHouseworkContracts, [{ ...aHouseworkContract(), can }]);
  network.waits(getMyAdministrativeContacts);
  serverSays({});
  return { network, ...(await drawPage(`/client/contrats${search}`)) };
}

async function onPhone() {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
}

describe("before its script, or without it, on a phone", () => {
  test("the menu opens, holds every way on, and closes with Escape or its cross (SHELL-06)", async () => {
    await onPhone();
    await drawContracts();
    await menuButton.click();
    await expect.element(menu.getByRole("link", { name: "Factures" })).toBeVisible();
    await expect.element(menu.getByRole("link", { name: "Paramètres" })).toBeVisible();
    await expect.element(menu.getByRole("link", { name: "English" })).toBeVisible();
    await menu.getByText("Nos contenus").click();
    await expect.element(menu.getByRole("link", { name: "Le blog" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(menuButton).toHaveFocus();
    await menuButton.click();
    await menu.getByRole("button", { name: "Fermer le menu" }).click();
    await expect.element(menu).not.toBeInTheDocument();
  });

  test("a menu that is open stays open when the script takes the page over, and its links then act in the page (SHELL-06)", async () => {
    await onPhone();
    const differences = vi.spyOn(console, "error");
    onTestFinished(() => differences.mockRestore());
    const wanted = stopNavigations();
    const { hydrate, where } = await drawContracts();
    await menuButton.click();
    await hydrate();
    await expect.element(menu).toBeVisible();
    await menu.getByRole("link", { name: "Contacts" }).click();
    await expect.poll(where).toBe("/client/contacts");
    await expect.element(menu).not.toBeInTheDocument();
    expect(wanted).toEqual([]);
    expect(differences).not.toHaveBeenCalled();
  });
});

describe("before its script, or without it, on a desk", () => {
  test("drop-downs open one at a time; Escape gives the focus back, a click elsewhere closes (SHELL-07, SHELL-10)", async () => {
    await drawContracts();
    const space = banner.getByRole("button", { name: "Mon espace" });
    const families = banner.getByRole("button", { name: "Pour les familles" });
    const settings = banner.getByRole("link", { name: "Paramètres" });
    await families.click();
    await expect.element(banner.getByRole("link", { name: "Trouver une nounou" })).toBeVisible();
    await space.click();
    await expect.element(settings).toBeVisible();
    await expect.element(banner.getByRole("link", { name: "Trouver une nounou" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Tab}{Escape}");
    await expect.element(settings).not.toBeInTheDocument();
    await expect.element(space).toHaveFocus();
    await space.click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect.element(settings).not.toBeInTheDocument();
  });

  test("a panel hangs below its button, inside the window (SHELL-10)", async () => {
    await drawContracts();
    for (const name of ["Pour les familles", "Mon espace"]) {
      const button = banner.getByRole("button", { name });
      await button.click();
      const panel = () => document.querySelector(":popover-open")?.getBoundingClientRect();
      const { left, right, bottom } = button.element().getBoundingClientRect();
      await expect.poll(() => panel()?.top).toBeCloseTo(bottom + 4, 0);
      if (name === "Mon espace") expect(panel()?.right).toBeCloseTo(right, 0);
      else expect(panel()?.left).toBeCloseTo(left, 0);
    }
  });

  test("tabs, filter and language lead to the same page in that state (CONTRACT-02, CONTRACT-03, I18N-08, SHELL-OP11)", async () => {
    const wanted = stopNavigations();
    await drawContracts("?tous=1");
    await page.getByRole("tab", { name: "Ménage" }).click();
    await page.getByRole("switch", { name: "Afficher aussi les contrats inactifs" }).click();
    await banner.getByRole("link", { name: "English" }).click();
    await expect
      .poll(() => wanted)
      .toEqual(["/client/contrats?tab=menage&tous=1", "/client/contrats", "/client/contrats?tous=1&lang=en"]);
  });

  test("the keyboard reaches every tab, as its arrow keys do not answer yet (CONTRACT-01, CONTRACT-02)", async () => {
    await drawContracts();
    page.getByRole("tab", { name: "Garde d’enfants" }).element().focus();
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByRole("tab", { name: "Ménage" })).toHaveFocus();
  });
});

test("what is typed before the script is there once it runs, and is sent by the tap that waited (SPONSOR-03, DRAWN-01)", async () => {
  const network = answerCalls();
  serverSays({});
  network.gives(getMyInformation, aParent());
  const codes = { facebookCode: "f", twitterCode: "t", directLinkCode: "d" };
  network.gives(getMySponsorshipOffers, { ...codes, sponsorshipOffers: [] });
  network.waits(inviteAsParent);
  const { hydrate } = await drawPage("/client/parrainage");
  keepEarlyInput();
  const email = page.getByRole("textbox", { name: "Adresse e-mail" });
  await email.fill("lea@example.org");
  await page.getByRole("button", { name: "Envoyer l’invitation" }).click();
  await hydrate();
  await expect.element(email).toHaveValue("lea@example.org");
  await expect
    .poll(() => network.callsOf(inviteAsParent)[0]?.body)
    .toMatchObject({ SponsoredPartyEmail: "lea@example.org" });
});

describe("a tap on what only the script can do", () => {
  const space = banner.getByRole("button", { name: "Mon espace" });
  const signOut = banner.getByRole("button", { name: "Se déconnecter" });

  async function tapEarly() {
    const wanted = stopNavigations();
    const drawn = await drawContracts();
    keepEarlyInput();
    await space.click();
    await signOut.click();
    return { wanted, ...drawn };
  }

  test("shows that it waits, and is answered once the script runs, once (SHELL-15, SHELL-OP11)", async () => {
    const { network, hydrate, wanted } = await tapEarly();
    await expect.element(signOut).toHaveFocus();
    expect(getComputedStyle(signOut.element()).cursor).toBe("progress");
    expect(network.callsOf(logout)).toHaveLength(0);
    await hydrate();
    await expect.poll(() => wanted).toEqual(["/login"]);
    expect(network.callsOf(logout)).toHaveLength(1);
    expect(document.documentElement.dataset.tapWaits).toBeUndefined();
  });

  test("is forgotten when the next one goes elsewhere", async () => {
    const { network, hydrate } = await tapEarly();
    await page.getByRole("heading", { level: 1 }).click();
    await expect.element(signOut).not.toBeInTheDocument();
    await hydrate();
    await space.click();
    await expect.element(signOut).toBeVisible();
    expect(network.callsOf(logout)).toHaveLength(0);
  });
});
