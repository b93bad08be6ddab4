import { type FiscalYear, getMyFiscalYears } from "@ribambelle/domain/billing/taxes/taxes.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../../client/locale.tsx";
import { answerCalls } from "../../../testing/answers.ts";
import { colourOf } from "../../../testing/chips.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { aParent } from "../../../testing/people.ts";

afterEach(() => void vi.useRealTimers());

const certificate = (known = {}) => ({
  documentId: "AAAAAAAAAAAAAAAAAAAAAA",
  version: 1,
  publishedDate: "2026-02-15",
  source: "agency" as const,
  paidCents: null,
  ...known,
});
const aYear = (year: number, known: Partial<FiscalYear> = {}): FiscalYear => ({
  year,
  isRunning: year === 2026,
  paidCents: 100_000,
  cesuCents: 0,
  advanceCents: 0,
  aidsCents: 0,
  notCountedCents: 0,
  byNature: [],
  certificates: [],
  boxes: null,
  rules: null,
  ...known,
});
const rules = { rate: 50, base: 12_000, perDependant: 1_500, most: 15_000, disability: 20_000 };
const main = page.getByRole("main");

function open(today: string, years: FiscalYear[]) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T10:00:00Z`) });
  const network = answerCalls();
  serverSays({});
  network.gives(getMyInformation, aParent());
  network.gives(getMyFiscalYears, { years, dueBy: "2027-03-31", payee: null });
  openApp("/client/attestations");
  return network;
}

describe("the page of tax certificates", () => {
  test.each([
    [
      "2026-02-20",
      [aYear(2026), aYear(2025, { certificates: [certificate()] })],
      "Votre attestation 2025 est prête.",
    ],
    [
      "2026-03-31",
      [aYear(2026), aYear(2025)],
      "Votre attestation 2025 sera ici au plus tard le 31 mars 2026.",
    ],
    [
      "2026-06-30",
      [aYear(2026), aYear(2025)],
      "L’attestation 2025 n’est pas ici\u00a0: demandez-la à l’agence.",
    ],
    [
      "2026-07-01",
      [aYear(2026), aYear(2025)],
      "Votre attestation 2026 sera ici au plus tard le 31 mars 2027.",
    ],
    [
      "2026-01-10",
      [aYear(2026, { paidCents: 0 })],
      "Aucun règlement ouvrant droit au crédit d’impôt en 2025.",
    ],
  ])("opens on %s with the year that people come for (TAX-01)", async (today, years, sentence) => {
    open(today, years);
    await expect.element(main.getByText(sentence, { exact: true }).first()).toBeVisible();
  });

  test("has a block a year, the newest first: what counts, what does not, the certificate with its day (TAX-02, TAX-04, TAX-12, TAX-16)", async () => {
    const natures = [
      { nature: 0 as const, natureDisplayName: "Garde d’enfants de moins de 3 ans", amountCents: 100_000 },
    ];
    open("2026-11-23", [
      aYear(2026, {
        cesuCents: 15_000,
        aidsCents: 10_000,
        advanceCents: 5_000,
        notCountedCents: 2_000,
        byNature: natures,
      }),
      aYear(2025, { certificates: [certificate({ documentId: "B".repeat(22), version: 2 }), certificate()] }),
      aYear(2024, { paidCents: 0 }),
      aYear(2023, { paidCents: 0, certificates: [certificate()] }),
    ]);
    const running = page.getByRole("region", { name: "2026" });
    await expect.element(running.getByText("Montants provisoires")).toBeVisible();
    expect(colourOf(running.getByText("Montants provisoires").element())).toBe("blue");
    const facts = [...running.element().querySelectorAll("dl > div")].map((one) =>
      one.textContent?.replace(/[\u00a0\u202f]/g, " "),
    );
    expect(facts).toEqual([
      "Réglé et pris en compte1 000,00 €",
      "Dont CESU préfinancés150,00 €",
      "Aides100,00 €",
      "Avance immédiate de crédit d’impôt50,00 €",
      "Garde d’enfants de moins de 3 ans1 000,00 €",
    ]);
    await expect
      .element(
        running.getByText(
          "Réglé en espèces ou autrement\u00a0: 20,00\u00a0€, n’ouvre pas droit au crédit d’impôt.",
        ),
      )
      .toBeVisible();
    const last = page.getByRole("region", { name: "2025" });
    expect(last.getByText(/^Réglé en espèces/).elements()).toEqual([]);
    await expect
      .element(last.getByRole("link", { name: /^Télécharger l’attestation/ }))
      .toHaveAttribute("href", `/api/v1/document/${"B".repeat(22)}/download`);
    await expect.element(last.getByRole("link", { name: /Télécharger la version 1/ })).toBeVisible();
    await expect.element(last.getByText(/^Publiée le 15 février 2026/).first()).toBeVisible();
    await expect
      .element(
        page
          .getByRole("region", { name: "2024" })
          .getByText("Aucun règlement ouvrant droit au crédit d’impôt en 2024."),
      )
      .toBeVisible();
    expect(
      page
        .getByRole("region")
        .elements()
        .map((one) => one.id),
    ).toEqual(["annee-2026", "annee-2025", "annee-2024", "annee-2023"]);
    expect(page.getByText(/en 2023/).elements()).toEqual([]);
    const stated = page.getByRole("region", { name: "2023" });
    await expect.element(stated.getByText("Le montant se trouve dans l’attestation.")).toBeVisible();
    await expectOutline("has-a-block-a-year-the-newest");
  });

  test.each([
    ["2026-03-31", 2026, "Son attestation sera ici au plus tard le 31 mars 2027."],
    ["2026-11-23", 2025, "L’attestation 2025 n’est pas ici\u00a0: demandez-la à l’agence."],
  ])(
    "says on %s of %i, which has amounts and no certificate, by when or from whom it comes (TAX-02)",
    async (today, year, sentence) => {
      open(today, [aYear(2026), aYear(2025)]);
      await expect
        .element(page.getByRole("region", { name: String(year) }).getByText(sentence))
        .toBeVisible();
    },
  );

  test("leads to the newest certificate alone as the main act, and asks nothing of the household where nothing was paid (TAX-01, TAX-26)", async () => {
    const nothing = { paidCents: 0, rules };
    const id = (letter: string) => letter.repeat(22);
    open("2026-11-23", [
      aYear(2026, nothing),
      aYear(2025, { ...nothing, certificates: [certificate({ documentId: id("B") })] }),
      aYear(2024, { ...nothing, certificates: [certificate({ documentId: id("C") })] }),
    ]);
    const links = main.getByRole("link", { name: /^Télécharger l’attestation/ });
    await expect.element(links.nth(1)).toBeVisible();
    const mains = links.elements().map((one) => [one.getAttribute("href"), one.hasAttribute("data-main")]);
    expect(mains).toEqual([
      [`/api/v1/document/${id("B")}/download`, true],
      [`/api/v1/document/${id("C")}/download`, false],
    ]);
    expect(main.getByText("Montants provisoires").elements()).toEqual([]);
    expect(page.getByRole("meter").elements()).toEqual([]);
    expect(page.getByRole("region", { name: "Votre foyer" }).elements()).toEqual([]);
    await expectOutline("leads-to-the-newest-certificate-alone");
  });

  test("shows what the agency’s certificate states where the portal computes another amount (TAX-15)", async () => {
    open("2026-11-23", [aYear(2026), aYear(2025, { certificates: [certificate({ paidCents: 99_900 })] })]);
    const last = page.getByRole("region", { name: "2025" });
    await expect.element(last.getByText("999,00\u00a0€")).toBeVisible();
    await expect.element(last.getByText("L’attestation de l’agence fait foi.")).toBeVisible();
    expect(last.getByText("1\u202f000,00\u00a0€").elements()).toEqual([]);
    await expectOutline("shows-what-the-agencys-certificate-states");
  });

  test("lists a correction first, with the day of the one that it replaces, and what each states (TAX-18, TAX-19)", async () => {
    const of = (version: number, publishedDate: string, paidCents: number) =>
      certificate({
        documentId: `${version}`.repeat(22),
        version,
        publishedDate,
        paidCents,
        source: "portal",
      });
    open("2026-11-23", [
      aYear(2026),
      aYear(2025, { certificates: [of(2, "2026-03-12", 90_000), of(1, "2026-02-15", 80_000)] }),
      aYear(2024, { certificates: [of(3, "2025-02-15", 99_900)] }),
      aYear(2023, { certificates: [of(4, "2024-02-15", 100_000)] }),
    ]);
    const said = (year: number) =>
      [
        ...page
          .getByRole("region", { name: String(year) })
          .element()
          .querySelectorAll("li"),
      ].map((one) => one.textContent?.replace(/[\u00a0\u202f]/g, " "));
    await expect.element(page.getByRole("region", { name: "2025" })).toBeVisible();
    expect(said(2025)).toEqual([
      " Télécharger l’attestation rectificative 2025 (PDF, nouvel onglet)Publiée le 12 mars 2026, remplace celle du 15 février 2026Montant attesté : 900,00 €",
      " Télécharger la version 1 2025 (PDF, nouvel onglet)Publiée le 15 février 2026, remplacéeMontant attesté : 800,00 €",
    ]);
    expect(said(2024)[0]).toContain("Publiée le 15 février 2025Montant attesté : 999,00 €");
    expect(said(2023)[0]).toContain("Publiée le 15 février 2024");
    expect(said(2023)[0]).not.toContain("Montant");
    await expectOutline("lists-a-correction-first-with-the-day");
  });

  test("says what failed and tries again, in English too (SPACE-16, I18N-02)", async () => {
    const network = open("2026-11-23", []);
    network.refuses(getMyFiscalYears, commonRefusals.internal);
    setLocale("en");
    const retry = main.getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    network.gives(getMyFiscalYears, { years: [aYear(2026)], dueBy: "2027-03-31", payee: null });
    await retry.click();
    await expect
      .element(main.getByText("Your certificate for 2026 will be here by 31 March 2027 at the latest."))
      .toBeVisible();
    await expectOutline("says-what-failed-and-tries-again");
  });
});
