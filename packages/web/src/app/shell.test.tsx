import { logout } from "@ribambelle/domain/identity/identity.api";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { getMyToDos } from "@ribambelle/domain/toDos/toDo.api";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { beginAction, stopActions } from "../client/call/actions.ts";
import { answerCalls } from "../testing/answers.ts";
import { stopNavigations } from "../testing/navigations.ts";
import { openApp, serverSays } from "../testing/openApp.tsx";
import { expectOutline } from "../testing/outline/outline.ts";
import { aBabysitter, anAgent, aParent } from "../testing/people.ts";
import { aToDo, aToDoList } from "../testing/toDos.ts";
import { say } from "../ui/messages/say.ts";

function openFor(user: MyInformation, agency = aShownAgency()) {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  serverSays({ agency });
  return { network, ...openApp(user.role === "Agency" ? "/agence" : "/accueil") };
}

const banner = page.getByRole("banner");
const footer = page.getByRole("contentinfo");
const hrefOf = (name: string, place: typeof banner) =>
  place.getByRole("link", { name }).element().getAttribute("href");

describe("the links to the public site", () => {
  test.each([
    ["Pour les familles", "Trouver une nounou", "https://public.example/annonce"],
    ["Pour les nounous", "Trouver un emploi", "https://public.example/emploi-job"],
    ["Nos contenus", "Le blog", "https://public.example/blog"],
  ])(
    "stand in the header under %s (SHELL-07, SHELL-08, SHELL-09, LEGACY-16)",
    async (group, link, address) => {
      openFor(aParent());
      await expect.element(banner.getByRole("link", { name: link })).not.toBeInTheDocument();
      await banner.getByRole("button", { name: group }).click();
      await expect.element(banner.getByRole("link", { name: link })).toBeVisible();
      expect(hrefOf(link, banner)).toBe(address);
    },
  );

  test("fold away with Escape, which gives the focus back, and when another opens", async () => {
    openFor(aParent());
    const families = banner.getByRole("button", { name: "Pour les familles" });
    await families.click();
    await userEvent.keyboard("{Tab}{Escape}");
    const search = banner.getByRole("link", { name: "Trouver une nounou" });
    await expect.element(families).toHaveFocus();
    await expect.element(search).not.toBeInTheDocument();
    await families.click();
    await expect.element(search).toBeVisible();
    await banner.getByRole("button", { name: "Nos contenus" }).click();
    await expect.element(search).not.toBeInTheDocument();
  });

  test("show no empty group", async () => {
    const agency = aShownAgency();
    openFor(aParent(), { ...agency, publicSite: { ...agency.publicSite, contents: [] } });
    await expect.element(banner.getByRole("button", { name: "Pour les familles" })).toBeVisible();
    await expect.element(banner.getByRole("button", { name: "Nos contenus" })).not.toBeInTheDocument();
  });
});

describe("the footer", () => {
  test("says how to reach the agency (SHELL-40)", async () => {
    openFor(aParent());
    await expect.element(footer.getByText("Agence de test.")).toBeInTheDocument();
    expect(hrefOf("01 99 00 12 34", footer)).toBe("tel:+33199001234");
    expect(hrefOf("contact@example.fr", footer)).toBe("mailto:contact@example.fr");
  });

  test("holds the agency’s links, partners and legal line (SHELL-24, SHELL-25, SHELL-26, SHELL-27)", async () => {
    openFor(aParent());
    await expect.element(footer).toBeInTheDocument();
    expect(hrefOf("Facebook", footer)).toBe("https://www.facebook.com/example.fr");
    expect(hrefOf("Qui sommes-nous", footer)).toBe("https://public.example/qui-sommes-nous");
    expect(hrefOf("Maison Claire", footer)).toBe("https://public.example/partenaires");
    expect(hrefOf("Mentions légales", footer)).toBe("/mentions-legales");
  });

  test("holds the other links of an agency that has no pages of its own (SHELL-24, SHELL-25)", async () => {
    const agency = aShownAgency();
    openFor(aParent(), { ...agency, footer: { ...agency.footer, company: [], partners: [] } });
    await expect.element(footer.getByRole("link", { name: "Facebook" })).toBeInTheDocument();
  });
});

describe("what the agency tells at home", () => {
  const payments = page.getByText("Prélèvement et virement.");
  const renewal = page.getByRole("link", { name: "Préparer ma rentrée" });
  const banner = page.getByText("Salaire en retard.");

  test("a parent reads how to pay, and nothing about the new school year (DASH-09, DASH-10, DASH-13)", async () => {
    openFor(aParent());
    await expect.element(payments).toBeVisible();
    await expect.element(renewal).not.toBeInTheDocument();
  });

  test("a parent without contract reads it last, and both where the bank details are (DASH-09, DASH-OP8)", async () => {
    openFor(aParent({ hasContracts: false }));
    await expect.element(payments).toBeVisible();
    const lead = page.getByRole("heading", { name: "Tout votre espace" });
    const follows = () =>
      lead.element().compareDocumentPosition(payments.element()) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows()).toBeTruthy();
    const link = page.getByRole("main").getByRole("paragraph").getByRole("link", { name: "Règlements" });
    await expect.element(link).toHaveAttribute("href", "/client/reglements");
  });

  test("a babysitter is led to the new school year, and reads nothing about payments (DASH-11, DASH-12)", async () => {
    openFor(aBabysitter()).network.gives(getMyToDos, aToDoList([aToDo({ kind: "renewals.answer" })]));
    await expect.element(renewal).toHaveAttribute("href", "/intervenant/rentree-scolaire");
    await expect.element(payments).not.toBeInTheDocument();
    await expectOutline("a-babysitter-is-led-to-the-new");
  });

  test("the warning banner shows to those it concerns, in the words of each language (DASH-05, DASH-07, DASH-08, I18N-10)", async () => {
    openFor(aBabysitter({ isDisplayedInformationBanner: true }));
    await expect.element(banner).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect.element(page.getByText("Renew your contract.")).toBeVisible();
  });

  test("the warning banner shows to nobody else (DASH-06)", async () => {
    openFor(aBabysitter({ isDisplayedInformationBanner: false }));
    await expect.element(page.getByRole("heading", { name: "Bonjour Léa Dubois" })).toBeVisible();
    await expect.element(banner).not.toBeInTheDocument();
  });

  test("nobody is asked about the new school year who has nothing to answer (DASH-OP7)", async () => {
    openFor(aBabysitter());
    await expect.element(page.getByText("Vous êtes à jour.")).toBeVisible();
    await expect.element(renewal).not.toBeInTheDocument();
  });

  test("what the agency switched off is gone (DASH-OP4)", async () => {
    const agency = aShownAgency();
    const { dashboard } = agency;
    openFor(aParent(), {
      ...agency,
      dashboard: { ...dashboard, paymentNotice: { ...dashboard.paymentNotice, shown: false } },
    });
    await expect.element(page.getByRole("heading", { name: "Bonjour Claire Martin" })).toBeVisible();
    await expect.element(payments).not.toBeInTheDocument();
  });
});

describe("the loading veil", () => {
  const veil = page.getByText("Un instant, s’il vous plaît…");

  test("covers the screen while an action takes its time (SHELL-22, SHELL-23)", async () => {
    const { network } = openFor(aParent());
    const left = stopNavigations();
    const { answer } = network.holds(logout);
    await page.getByRole("button", { name: "Mon espace" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await expect.element(veil).toBeVisible();
    answer(Response.json({}));
    await expect.poll(() => left).toEqual(["/login"]);
  });

  test("stays until the last of several actions ends, and goes with a message (SHELL-20, SHELL-21)", async () => {
    openFor(anAgent());
    const end = beginAction();
    beginAction();
    await expect.element(veil).toBeVisible();
    end();
    await expect.element(veil).toBeVisible();
    say({ kind: "success", text: { fr: "Fait.", en: "Done." } });
    await expect.element(veil).not.toBeInTheDocument();
    await expect.element(page.getByText("Fait.")).toBeVisible();
    stopActions();
    await expectOutline("stays-until-the-last-of-several-actions");
  });
});
