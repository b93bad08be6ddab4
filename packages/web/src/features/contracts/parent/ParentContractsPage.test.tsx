import type { HouseworkContract, ParentContract } from "@ribambelle/domain/contracts/contract";
import { getMyHouseworkContracts, getMyParentContracts } from "@ribambelle/domain/contracts/contract.api";
import { byReferenceDescending } from "@ribambelle/domain/contracts/contract.rules";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { aHouseworkContract, aParentContract } from "@ribambelle/domain/testing/contracts";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { openApp } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { aParent } from "../../../testing/people.ts";

const showAll = page.getByRole("switch", { name: "Afficher aussi les contrats inactifs" });
const childcareTab = page.getByRole("tab", { name: "Garde d’enfants" });
const houseworkTab = page.getByRole("tab", { name: "Ménage" });
const references = () =>
  page
    .getByRole("tabpanel")
    .getByText(/^N° /)
    .elements()
    .map((element) => element.textContent?.slice(3));

const contract = (given: Partial<ParentContract> = {}): ParentContract => ({
  ...aParentContract(),
  displayState: null,
  can: { sign: Boolean(given.signatureUrl) },
  ...given,
});
const housekeeping = (given: Partial<HouseworkContract> = {}): HouseworkContract => ({
  ...aHouseworkContract(),
  can: { sign: false },
  ...given,
});

function open({ childcare = [contract()], housework = [housekeeping()], path = "/client/contrats" } = {}) {
  const network = answerCalls();
  network.gives(getMyInformation, aParent());
  // In the server's order, which the page keeps.
  network.gives(getMyParentContracts, childcare.toSorted(byReferenceDescending));
  network.gives(getMyHouseworkContracts, housework.toSorted(byReferenceDescending));
  return { network, ...openApp(path) };
}

describe("the two tabs of a parent’s contracts", () => {
  test("childcare comes first and is asked for alone; housework is asked for when its tab opens (CONTRACT-01, CONTRACT-02, CONTRACT-04, CONTRACT-05)", async () => {
    const { network, where } = open();
    await expect.element(childcareTab).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByRole("heading", { name: "Garde simple N° GE-2026-1" })).toBeVisible();
    expect(network.callsOf(getMyParentContracts)).toHaveLength(1);
    expect(network.callsOf(getMyHouseworkContracts)).toHaveLength(0);

    await houseworkTab.click();
    await expect.element(page.getByText("N° MNH-2026-1")).toBeVisible();
    expect(network.callsOf(getMyHouseworkContracts)).toHaveLength(1);
    await expect.poll(where).toBe("/client/contrats?tab=menage");
    await expect
      .element(page.getByRole("heading", { name: "Garde simple N° GE-2026-1" }))
      .not.toBeInTheDocument();
  });

  test("a contract that may be left leads to where, and says until when (SIGN-55)", async () => {
    const withdraw = { lastDay: "2026-12-06", link: "/client/signature/1" };
    open({ childcare: [contract({ can: { sign: false, withdraw } })] });
    const link = page.getByRole("link", { name: /GE-2026-1,.*6 décembre 2026/ });
    await expect.element(link).toHaveAttribute("href", "/client/signature/1");
    await expectOutline("a-contract-that-may-be-left-leads");
  });

  test("a link to the housework tab opens it at once (CONTRACT-02, CONTRACT-05)", async () => {
    const { network } = open({ path: "/client/contrats?tab=menage" });
    await expect.element(page.getByText("N° MNH-2026-1")).toBeVisible();
    expect(network.callsOf(getMyParentContracts)).toHaveLength(0);
  });

  test("the arrow keys go from one to the other (CONTRACT-01, CONTRACT-02)", async () => {
    open();
    await childcareTab.click();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(houseworkTab).toHaveFocus();
    await expect.element(houseworkTab).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByText("N° MNH-2026-1")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(childcareTab).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(houseworkTab).toHaveFocus();
  });
});

describe("the filter of a parent’s contracts", () => {
  const childcare = [
    contract({ reference: "GE-2026-9", state: 9 }),
    contract({ reference: "GE-2026-10", state: 2 }),
    contract({ reference: "GE-2025-3", state: 7 }),
    contract({ reference: "GE-2025-2-A", baseReference: "GE-2025-2", state: 8 }),
    contract({ reference: "GE-2025-2-B", baseReference: "GE-2025-2", state: 3 }),
    contract({ reference: "GE-2024-1", state: 4 }),
  ];

  test("shows only groups with a contract to sign, signed or in progress, and says what it hides (CONTRACT-08, CONTRACT-11)", async () => {
    open({ childcare });
    await expect.element(showAll).not.toBeChecked();
    await expect.poll(references).toEqual(["GE-2026-10", "GE-2026-9", "GE-2025-2-B", "GE-2025-2-A"]);
    await expect.element(page.getByText("2 contrats inactifs masqués")).toBeVisible();
    await expect.element(showAll).toHaveAccessibleDescription("2 contrats inactifs masqués");
  });

  test("the switch reveals every contract, by reference downwards, and the link keeps it (CONTRACT-03, CONTRACT-10)", async () => {
    const { where } = open({ childcare });
    await showAll.click();
    await expect
      .poll(references)
      .toEqual(["GE-2026-10", "GE-2026-9", "GE-2025-3", "GE-2025-2-B", "GE-2025-2-A", "GE-2024-1"]);
    await expect.element(page.getByText("Tous vos contrats sont affichés")).toBeVisible();
    await expect.poll(where).toBe("/client/contrats?tous=1");
  });

  test("one switch serves both tabs; housework goes by its own reference (CONTRACT-03, CONTRACT-09, CONTRACT-10, CONTRACT-11)", async () => {
    const housework = [
      housekeeping({ reference: "MNH-9", state: 5, startDate: "2024-01-01" }),
      housekeeping({ reference: "MNH-9", state: 4 }),
      housekeeping({ reference: "MNH-10", state: 5 }),
      housekeeping({ reference: "MNH-11", state: 2 }),
    ];
    open({ childcare, housework });
    await houseworkTab.click();
    await expect.poll(references).toEqual(["MNH-11", "MNH-9", "MNH-9"]);
    await expect.element(page.getByText("1 contrat terminé masqué")).toBeVisible();
    await showAll.click();
    await expect.poll(references).toEqual(["MNH-11", "MNH-10", "MNH-9", "MNH-9"]);
    await childcareTab.click();
    await expect.element(showAll).toBeChecked();
    await expect.poll(() => references().length).toBe(6);
  });

  test("filtering and changing the language ask the server nothing again (CONTRACT-10, I18N-08)", async () => {
    const { network } = open({ childcare });
    await expect.element(page.getByText("2 contrats inactifs masqués")).toBeVisible();
    const before = network.asked();
    await showAll.click();
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect.element(page.getByText("All your contracts are shown")).toBeVisible();
    expect(network.asked()).toBe(before);
    await expectOutline("filtering-and-changing-the-language-ask-the");
  });
});

describe("what the page says first", () => {
  test.each([
    [
      [contract({ reference: "GE-2026-0012", endDate: "2027-07-05" })],
      "Votre contrat GE-2026-0012 est en cours jusqu’au 05 juillet 2027.",
    ],
    [
      [contract({ reference: "GE-2026-0012", startDate: "2026-09-01" })],
      "Votre contrat GE-2026-0012 est en cours depuis le 01 septembre 2026.",
    ],
    [[contract(), contract({ reference: "GE-2026-2" })], "2 contrats sont en cours."],
    [
      [contract({ state: 2 }), contract({ reference: "GE-2", state: 9, startDate: null })],
      "Votre contrat GE-2026-1 attend votre signature. Votre contrat GE-2 est en cours.",
    ],
    [
      [contract({ state: 3, startDate: "2026-09-01" })],
      "Votre contrat GE-2026-1 est signé, à partir du 01 septembre 2026.",
    ],
  ])("is the answer in a sentence or two (I18N-09)", async (childcare, sentence) => {
    open({ childcare });
    await expect.element(page.getByText(sentence)).toBeVisible();
  });
});

describe("the contracts of one base reference", () => {
  const childcare = [
    contract({ reference: "GE-2", state: 9 }),
    contract({ reference: "GE-1-3", baseReference: "GE-1", state: 9, documentId: "AAAAAAAAAAAAAAAAAAAAAA" }),
    contract({ reference: "GE-1-2", baseReference: "GE-1", state: 7, documentId: "AAAAAAAAAAAAAAAAAAAAAA" }),
    contract({ reference: "GE-1-1", baseReference: "GE-1", state: 3 }),
  ];
  const cards = () =>
    page
      .getByRole("tabpanel")
      .getByRole("heading", { level: 2 })
      .elements()
      .map((heading) => heading.closest("li") as HTMLElement);

  test("are one block of cards, the later ones named as amendments (CONTRACT-55, CONTRACT-56)", async () => {
    open({ childcare });
    await expect.poll(references).toEqual(["GE-2", "GE-1-3", "GE-1-2", "GE-1-1"]);
    const places = cards().map((card) => card.getBoundingClientRect());
    const gaps = places.slice(1).map((place, index) => Math.round(place.top - (places[index]?.bottom ?? 0)));
    // They share one border.
    expect(gaps).toEqual([16, -1, -1]);
    const amending = cards().map((card) => card.textContent.includes("Avenant au contrat\u00a0GE-1"));
    expect(amending).toEqual([false, true, true, false]);
  });

  test("contracts that ended are lower than the one that runs, with the same facts and documents (CONTRACT-57)", async () => {
    open({ childcare });
    onTestFinished(() => page.viewport(1280, 900));
    for (const width of [390, 1280]) {
      await page.viewport(width, 844);
      await expect.poll(references).toHaveLength(4);
      const [, running, ended] = cards();
      expect(ended?.offsetHeight).toBeLessThan(Number(running?.offsetHeight) * 0.8);
      const facts = (card?: HTMLElement) =>
        [...(card?.querySelectorAll("li") ?? [])].map((li) => li.textContent);
      expect(facts(ended)).toEqual(facts(running));
      expect(facts(ended)).toHaveLength(3);
      expect(ended?.querySelectorAll("a")).toHaveLength(1);
    }
    await expectOutline("contracts-that-ended-are-lower-than-the");
  });
});

test("a screen reader hears each contract by its number, state and kind, and what it amends (CONTRACT-50, CONTRACT-56)", async () => {
  open({
    childcare: [
      contract({ reference: "GE-2", state: 2, signatureUrl: "https://signature.example.fr/2" }),
      contract({ reference: "GE-1-2", baseReference: "GE-1", documentId: "AAAAAAAAAAAAAAAAAAAAAA" }),
      contract({ reference: "GE-1-1", baseReference: "GE-1", state: 7, isSharedChildcare: true }),
    ],
  });
  await expect.element(page.getByRole("tabpanel")).toBeVisible();
  await expect.element(page.getByRole("tabpanel")).toMatchAriaInlineSnapshot(`
    - tabpanel "Garde d’enfants":
      - paragraph:
        - link "Votre contrat GE-2 attend votre signature.":
          - /url: "#a-signer"
        - text: Votre contrat GE-1-2 est en cours depuis le 01 septembre 2026.
      - switch "Afficher aussi les contrats inactifs"
      - status: Aucun contrat masqué
      - list "Liste de vos contrats":
        - listitem:
          - heading "Garde simple N° GE-2" [level=2]
          - paragraph: "État : En attente de votre signature"
          - paragraph: "Type : Standard"
          - paragraph: Depuis le 01/09/2026
          - list:
            - listitem: 2 enfants
            - listitem: "Plus jeune enfant : 1 à 2 ans"
            - listitem: 43,33 h par mois
          - link "Signer le contrat GE-2 (nouvel onglet)":
            - /url: https://signature.example.fr/2
        - listitem:
          - heading "Garde simple N° GE-1-2" [level=2]
          - paragraph: Avenant au contrat GE-1
          - paragraph: "État : En cours"
          - paragraph: "Type : Standard"
          - paragraph: Depuis le 01/09/2026
          - list:
            - listitem: 2 enfants
            - listitem: "Plus jeune enfant : 1 à 2 ans"
            - listitem: 43,33 h par mois
          - link "Télécharger le contrat GE-1-2 (PDF, nouvel onglet)":
            - /url: /api/v1/document/AAAAAAAAAAAAAAAAAAAAAA/download
        - listitem:
          - heading "Garde partagée N° GE-1-1" [level=2]
          - paragraph: "État : Terminé"
          - paragraph: "Type : Standard"
          - paragraph: Depuis le 01/09/2026
          - list:
            - listitem: 2 enfants
            - listitem: "Plus jeune enfant : 1 à 2 ans"
            - listitem: 43,33 h par mois
  `);
});

test("what ended below a contract that goes on is folded, and found in it (CONTRACT-60)", async () => {
  const of = (reference: string, state: ParentContract["state"]) =>
    contract({ reference, baseReference: "GE-1", state });
  open({ childcare: [of("GE-1-3", 9), of("GE-1-2", 7), of("GE-1-1", 5)] });
  await expect.element(page.getByRole("heading", { name: "Garde simple N° GE-1-3" })).toBeVisible();
  const earlier = page.getByText("2 contrats précédents");
  await expect.element(page.getByText("N° GE-1-2")).not.toBeVisible();
  await earlier.click();
  await expect.element(page.getByText("N° GE-1-2")).toBeVisible();
  await expect.element(page.getByText("N° GE-1-1")).toBeVisible();
});

describe("contracts that wait for a signature", () => {
  const childcare = [
    ...["GE-30", "GE-29", "GE-28", "GE-27"].map((reference) => contract({ reference })),
    contract({ reference: "GE-12", state: 2, signatureUrl: "https://signature.example.fr/12" }),
    contract({ reference: "GE-11", state: 2, signatureUrl: "https://signature.example.fr/11" }),
  ];
  const phone = async () => {
    onTestFinished(() => page.viewport(1280, 900));
    await page.viewport(390, 600);
  };

  test("are led to by the sentence that counts them: the first is scrolled to and takes the focus (CONTRACT-58)", async () => {
    await phone();
    open({ childcare });
    onTestFinished(() => history.replaceState(history.state, "", location.pathname + location.search));
    const first = page.getByRole("heading", { name: "Garde simple N° GE-12" });
    await expect.element(first).not.toBeInViewport();
    await page.getByRole("link", { name: "2 contrats attendent votre signature." }).click();
    await expect.element(first).toHaveFocus();
    await expect.element(first).toBeInViewport();
    await userEvent.tab();
    await expect
      .element(page.getByRole("link", { name: "Signer le contrat GE-12 (nouvel onglet)" }))
      .toHaveFocus();
  });

  test("are each named above the list, by a link to its card, whatever their place in it (CONTRACT-61)", async () => {
    open({ childcare, housework: [housekeeping({ reference: "MNH-7", state: 2 })] });
    onTestFinished(() => history.replaceState(history.state, "", location.pathname + location.search));
    const each = page.getByRole("list", { name: "Contrats à signer" }).getByRole("link");
    await expect
      .poll(() => each.elements().map((link) => link.textContent))
      .toEqual(["N° GE-12", "N° GE-11"]);
    await each.nth(1).click();
    await expect.element(page.getByRole("heading", { name: "Garde simple N° GE-11" })).toHaveFocus();
    await expectOutline("are-each-named-above-the-list-by");
    await houseworkTab.click();
    await page.getByRole("link", { name: "Votre contrat MNH-7 attend votre signature." }).click();
    await expect.element(page.getByRole("heading", { name: "Ménage N° MNH-7" })).toHaveFocus();
  });

  test("keep the button in sight on a phone while their card is (CONTRACT-59)", async () => {
    await phone();
    open({ childcare });
    const card = () => page.getByRole("heading", { name: "Garde simple N° GE-12" }).element().closest("li");
    const sign = page.getByRole("link", { name: "Signer le contrat GE-12 (nouvel onglet)" });
    await expect.poll(card).toBeTruthy();
    // So that the name of the contract and its chips show at the bottom of the window, and nothing below.
    window.scrollBy(0, Number(card()?.getBoundingClientRect().top) - window.innerHeight + 180);
    await expect.element(sign).toBeInViewport({ ratio: 1 });
    expect(card()?.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight);
  });
});

describe("when there is no contract to show", () => {
  test("a parent without any reads why, and where else to look", async () => {
    const { where } = open({ childcare: [] });
    await expect.element(page.getByText("Vous n’avez aucun contrat.")).toBeVisible();
    await expect.element(showAll).toBeVisible();
    await page.getByRole("link", { name: "Voir vos contrats de ménage" }).click();
    await expect.poll(where).toBe("/client/contrats?tab=menage");
  });

  test("a parent whose contracts are all over can see them in one click (CONTRACT-10)", async () => {
    open({
      childcare: [contract({ state: 7 }), contract({ reference: "GE-2", state: 7 })],
    });
    await expect.element(page.getByText("Aucun contrat en cours.")).toBeVisible();
    await expect.element(page.getByText("2 contrats terminés masqués")).toBeVisible();
    await page.getByRole("link", { name: "Voir les 2 contrats masqués" }).click();
    await expect.poll(() => references().length).toBe(2);
    await expect.element(showAll).toBeChecked();
  });
});

describe("when the contracts are late or do not come", () => {
  test("the page says that they are being loaded", async () => {
    const network = answerCalls();
    network.gives(getMyInformation, aParent());
    network.waits(getMyParentContracts);
    openApp("/client/contrats");
    await expect.element(page.getByRole("heading", { name: "Vos contrats" })).toBeVisible();
    await expect.element(page.getByText("Chargement de vos contrats")).toBeInTheDocument();
  });

  test("the page says what happened and tries again when asked (ERR-14)", async () => {
    const network = answerCalls();
    network.gives(getMyInformation, aParent());
    network.refuses(getMyParentContracts, commonRefusals.internal);
    openApp("/client/contrats");
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    network.gives(getMyParentContracts, [contract()]);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(page.getByText("N° GE-2026-1")).toBeVisible();
  });
});
