import type { BabysitterContract } from "@ribambelle/domain/contracts/contract";
import { getMyBabysitterContracts } from "@ribambelle/domain/contracts/contract.api";
import { byReferenceDescending } from "@ribambelle/domain/contracts/contract.rules";
import { babysitterContractViews } from "@ribambelle/domain/contracts/contract.views";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { aBabysitterContract } from "@ribambelle/domain/testing/contracts";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { colourOf } from "../../../testing/chips.ts";
import { openApp } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { aBabysitter } from "../../../testing/people.ts";

const showAll = page.getByRole("switch", { name: "Afficher aussi les contrats inactifs" });
const list = page.getByRole("list", { name: "Liste de vos contrats" });
const references = () =>
  list
    .getByText(/^N° /)
    .elements()
    .map((element) => element.textContent?.slice(3));
const detailOf = (reference: string) =>
  page.getByRole("region", { name: `Détail du contrat ${reference}`, exact: true });

const ids = {
  contractDocumentId: "AAAAAAAAAAAAAAAAAAAAAA",
  attestationDocumentId: "BBBBBBBBBBBBBBBBBBBBBB",
  certificateDocumentId: "CCCCCCCCCCCCCCCCCCCCCC",
};

function contract(given: Partial<BabysitterContract> = {}): BabysitterContract {
  const [view] = babysitterContractViews([aBabysitterContract()], "fr");
  if (!view) throw new Error("one contract, one view");
  const can = { sign: Boolean(given.signatureUrl) };
  return { ...view, typeDisplayName: null, stateDisplayName: null, can, ...given };
}

function open(contracts: BabysitterContract[], path = "/intervenant/contrats") {
  const network = answerCalls();
  network.gives(getMyInformation, aBabysitter());
  // In the server's order, which the page keeps.
  network.gives(getMyBabysitterContracts, contracts.toSorted(byReferenceDescending));
  return { network, ...openApp(path) };
}

const three = [
  contract({ reference: "INT-9", state: 9, startDate: "2026-01-01" }),
  contract({ reference: "INT-10", state: 2, startDate: "2026-02-01" }),
  contract({ reference: "INT-8", state: 7, startDate: "2026-03-01" }),
];

describe("the list of a babysitter’s contracts", () => {
  test("shows the active groups by reference downwards (CONTRACT-06, CONTRACT-08, CONTRACT-13)", async () => {
    const { network } = open(three);
    await expect.poll(references).toEqual(["INT-10", "INT-9"]);
    await expect.element(page.getByRole("heading", { level: 1, name: "Vos contrats" })).toBeVisible();
    expect(network.callsOf(getMyBabysitterContracts)).toHaveLength(1);
  });

  test("shows all the groups when asked, and keeps it in the link (CONTRACT-10, CONTRACT-11)", async () => {
    const { where } = open(three);
    await expect.poll(references).toEqual(["INT-10", "INT-9"]);
    await expect.element(showAll).not.toBeChecked();
    await showAll.click();
    await expect.poll(references).toEqual(["INT-10", "INT-9", "INT-8"]);
    await expect.poll(where).toBe("/intervenant/contrats?tous=1");
  });

  test("leaves the contract open that is open, when all are asked for (CONTRACT-11)", async () => {
    const { where } = open(three, "/intervenant/contrats?contrat=INT-9");
    await showAll.click();
    await expect.poll(where).toBe("/intervenant/contrats?contrat=INT-9&tous=1");
  });

  test.each([
    ["2026-09-01", "2027-07-05", "Du 01/09/2026 au 05/07/2027"],
    ["2026-09-01", null, "Depuis le 01/09/2026"],
  ])("a contract from %s to %s reads %s (CONTRACT-15, CONTRACT-16)", async (startDate, endDate, period) => {
    open([contract({ startDate, endDate })]);
    await expect.element(list.getByRole("link", { name: period })).toBeVisible();
  });

  test.each([
    [0, "Standard"],
    [1, "Référent"],
    [2, "Tuteur"],
    [3, "Tutoré"],
    [4, "Aide ménagère"],
  ] as const)("type %i has the chip %s (CONTRACT-14, CONTRACT-29)", async (type, label) => {
    open([contract({ type })]);
    await expect.element(list.getByText(label, { exact: true })).toBeVisible();
  });

  test.each([
    [0, "Brouillon", "default", "CONTRACT-37"],
    [1, "Prêt à envoyer", "default", "CONTRACT-37"],
    [2, "En attente de votre signature", "blue", "CONTRACT-37, CONTRACT-39"],
    [3, "Signé", "teal", "CONTRACT-37, CONTRACT-40"],
    [5, "Expiré", "default", "CONTRACT-37"],
    [6, "Refusé", "default", "CONTRACT-37"],
    [7, "Terminé", "primary", "CONTRACT-37, CONTRACT-41"],
    [8, "Annulé", "red", "CONTRACT-37"],
    [9, "En cours", "green", "CONTRACT-37, CONTRACT-38"],
    [99, "En erreur", "default", "CONTRACT-37"],
  ] as const)("state %i has the chip %s in %s (CONTRACT-17, %s)", async (state, label, colour, _) => {
    open([contract({ state })], "/intervenant/contrats?tous=1");
    await expect.element(list.getByText(label, { exact: true })).toBeVisible();
    expect(colourOf(list.getByText(label, { exact: true }).element())).toBe(colour);
  });

  test("shows type and state as the server says them, again in English without a call (CONTRACT-14, CONTRACT-17, I18N-08)", async () => {
    const { network } = open([
      contract({ type: 1, typeDisplayName: "Référent", stateDisplayName: "En pause", state: 9 }),
    ]);
    await expect.element(list.getByText("Référent")).toBeVisible();
    const before = network.asked();
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect.element(page.getByText("Referent")).toBeVisible();
    await expect.element(page.getByText("En pause")).toBeVisible();
    expect(network.asked()).toBe(before);
  });

  test("offers to sign only what has a signature address (CONTRACT-18, CONTRACT-19, CONTRACT-20)", async () => {
    open([
      contract({ reference: "INT-2", state: 2, signatureUrl: "https://signature.example.fr/2" }),
      contract({ reference: "INT-1", state: 9 }),
    ]);
    const sign = page.getByRole("link", { name: /^Signer le contrat/ });
    await expect.element(sign).toHaveAccessibleName("Signer le contrat INT-2 (nouvel onglet)");
    await expect.element(sign).toHaveAttribute("href", "https://signature.example.fr/2");
    await expect.element(sign).toHaveAttribute("target", "_blank");
    // The sentence above leads to it.
    await page.getByRole("link", { name: "Votre contrat INT-2 attend votre signature." }).click();
    await expect.element(list.getByRole("link", { name: "Depuis le 01/09/2026" }).first()).toHaveFocus();
    await expectOutline("offers-to-sign-only-what-has-a");
  });

  test("says of one contract that is over that none is in progress, and shows it (CONTRACT-10, CONTRACT-OP11)", async () => {
    open([contract({ reference: "INT-1", state: 7 })]);
    await expect.element(page.getByText("Aucun contrat en cours.")).toBeVisible();
    await expect.element(page.getByText("Vous n’avez aucun contrat.")).not.toBeInTheDocument();
    await page.getByRole("link", { name: "Voir le contrat masqué" }).click();
    await expect.poll(references).toEqual(["INT-1"]);
  });

  test("is empty for a babysitter without contracts, who reads why (CONTRACT-28)", async () => {
    open([]);
    await expect.element(page.getByText("Vous n’avez aucun contrat.")).toBeVisible();
  });
});

describe("the details of a babysitter’s contract", () => {
  test("open with a click, keep their place in the link, and start with the first contract", async () => {
    const { where } = open(three);
    await expect.element(detailOf("INT-10")).toBeVisible();
    await list.getByRole("link", { name: "Depuis le 01/01/2026" }).click();
    await expect.element(detailOf("INT-9")).toBeVisible();
    await expect.element(detailOf("INT-10")).not.toBeInTheDocument();
    await expect
      .element(list.getByRole("link", { name: "Depuis le 01/01/2026" }))
      .toHaveAttribute("aria-current", "page");
    const marked = list
      .getByRole("listitem")
      .elements()
      .flatMap((item) => item.querySelector("[data-open]")?.getAttribute("data-open") ?? []);
    expect(marked).toEqual(["false", "true"]);
    await expect.poll(where).toBe("/intervenant/contrats?contrat=INT-9");
  });

  test("open from a link; an unknown or hidden reference opens the first one", async () => {
    open(three, "/intervenant/contrats?contrat=INT-9");
    await expect.element(detailOf("INT-9")).toBeVisible();
  });

  test("the details of a contract that the filter hides give way to the first one", async () => {
    open(three, "/intervenant/contrats?contrat=INT-8");
    await expect.element(detailOf("INT-10")).toBeVisible();
  });

  test("open with the keyboard, and follow their contract in reading order", async () => {
    open([
      contract({ reference: "INT-2", hasDocuments: true, ...ids }),
      contract({ reference: "INT-1", startDate: "2025-01-01" }),
    ]);
    await expect.element(detailOf("INT-2")).toBeVisible();
    list.getByRole("link", { name: "Depuis le 01/09/2026" }).element().focus();
    await userEvent.keyboard("{Tab}");
    await expect.element(detailOf("INT-2").getByRole("link", { name: /^Contrat INT-2/ })).toHaveFocus();
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Enter}");
    await expect.element(detailOf("INT-1")).toBeVisible();
  });

  test("stand beside the list on a wide screen, under their contract on a phone", async () => {
    open(three, "/intervenant/contrats?contrat=INT-9");
    await expect.element(detailOf("INT-9")).toBeVisible();
    const entry = () =>
      list.getByRole("link", { name: "Depuis le 01/01/2026" }).element().getBoundingClientRect();
    const detail = () => detailOf("INT-9").element().getBoundingClientRect();
    expect(detail().left).toBeGreaterThan(entry().right);
    onTestFinished(() => page.viewport(1280, 900));
    await page.viewport(390, 844);
    await expect.poll(() => detail().top - entry().bottom).toBeGreaterThan(0);
    expect(detail().left).toBeLessThan(entry().right);
    await expectOutline("stand-beside-the-list-on-a-wide");
  });

  test("are in sight on a phone where a link opens one in the middle of many", async () => {
    onTestFinished(() => page.viewport(1280, 900));
    await page.viewport(390, 844);
    const many = Array.from({ length: 15 }, (_, at) =>
      contract({ reference: `INT-${50 - at}`, startDate: `2026-01-${10 + at}` }),
    );
    open(many, "/intervenant/contrats?contrat=INT-43");
    await expect.element(detailOf("INT-43")).toBeVisible();
    await expect.element(list.getByRole("link", { name: "Depuis le 17/01/2026" })).toBeInViewport();
    await expectOutline("are-in-sight-on-a-phone-where");
  });

  test("tell duration, working time, hours and the day of signature (CONTRACT-21, CONTRACT-22, CONTRACT-23, CONTRACT-24)", async () => {
    open([
      contract({
        durationName: "Durée indéterminée (CDI)",
        hourlyVolumeName: "Temps partiel modulé",
        monthlyHours: 86.67,
        signatureDate: "2026-08-20",
      }),
    ]);
    const facts = () =>
      [...document.querySelectorAll("dl > div")].map((fact) =>
        [...fact.children].map((part) => part.textContent),
      );
    await expect.poll(facts).toEqual([
      ["Durée", "Durée indéterminée (CDI)"],
      ["Volume horaire", "Temps partiel modulé"],
      ["Vos heures", "86,67 h par mois"],
      ["Date de signature", "20 août 2026"],
    ]);
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect.poll(facts).toEqual([
      ["Duration", "Permanent (CDI)"],
      ["Working time", "Modulated part time"],
      ["Your hours", "86.67 h a month"],
      ["Signature date", "20 August 2026"],
    ]);
  });

  test("say what is not known (CONTRACT-21, CONTRACT-22, CONTRACT-23, CONTRACT-24)", async () => {
    open([contract({ durationName: null, hourlyVolumeName: null, monthlyHours: null, signatureDate: null })]);
    await expect.element(detailOf("INT-2026-1")).toBeVisible();
    const values = [...document.querySelectorAll("dd")].map((value) => value.textContent);
    expect(values).toEqual(["Non précisé", "Non précisé", "Non précisé", "Pas encore signé"]);
  });

  test("link to each of the three documents (CONTRACT-25, CONTRACT-26, CONTRACT-27, DOC-02)", async () => {
    open([contract({ reference: "INT-1", hasDocuments: true, ...ids })]);
    for (const [name, id] of [
      ["Contrat INT-1 (PDF, nouvel onglet)", ids.contractDocumentId],
      ["Attestation employeur INT-1 (PDF, nouvel onglet)", ids.attestationDocumentId],
      ["Certificat de travail INT-1 (PDF, nouvel onglet)", ids.certificateDocumentId],
    ] as const) {
      const link = detailOf("INT-1").getByRole("link", { name });
      await expect.element(link).toHaveAttribute("href", `/api/v1/document/${id}/download`);
      await expect.element(link).toHaveAttribute("target", "_blank");
    }
  });

  test.each(["contractDocumentId", "attestationDocumentId", "certificateDocumentId"] as const)(
    "have no link where there is no %s (DOC-04)",
    async (missing) => {
      open([contract({ reference: "INT-1", hasDocuments: true, ...ids, [missing]: null })]);
      await expect.element(detailOf("INT-1").getByText("Vos documents")).toBeVisible();
      expect(detailOf("INT-1").getByRole("link").elements()).toHaveLength(2);
    },
  );

  test("hide the downloads of a contract that has no documents", async () => {
    open([contract({ reference: "INT-1", ...ids, hasDocuments: false })]);
    await expect.element(detailOf("INT-1")).toBeVisible();
    expect(detailOf("INT-1").getByRole("link").elements()).toHaveLength(0);
    await expect.element(page.getByText("Vos documents")).not.toBeInTheDocument();
  });
});
