import {
  type FiscalYear,
  type FiscalYears,
  getMyFiscalYears,
} from "@ribambelle/domain/billing/taxes/taxes.api";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { setLocale } from "../../../client/locale.tsx";
import { answerCalls } from "../../../testing/answers.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { aParent } from "../../../testing/people.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const rules = { rate: 50, base: 12_000, perDependant: 1_500, most: 15_000, disability: 20_000 };
const boxes = [
  { box: "7DB", amount: 7_100 },
  { box: "7DR", amount: 100 },
  { box: "7HB", amount: 1_000 },
];
const aYear = (known: Partial<FiscalYear> = {}): FiscalYear => ({
  year: 2025,
  isRunning: false,
  paidCents: 600_000,
  cesuCents: 0,
  advanceCents: 100_000,
  aidsCents: 10_000,
  notCountedCents: 0,
  byNature: [
    { nature: 3, natureDisplayName: "Entretien de la maison et travaux ménagers", amountCents: 600_049 },
  ],
  certificates: [],
  boxes,
  rules,
  ...known,
});

function open(
  years: FiscalYear[],
  payee: FiscalYears["payee"] = { name: "Ribambelle Démo", siren: "999 000 001" },
) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T10:00:00Z") });
  const network = answerCalls();
  serverSays({});
  network.gives(getMyInformation, aParent());
  network.gives(getMyFiscalYears, { years, dueBy: "2027-03-31", payee });
  openApp("/client/attestations");
  return network;
}

const block = (year: number) => page.getByRole("region", { name: String(year) });
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, " ") ?? "";
const unfold = async (year: number) => {
  await block(year)
    .getByText(/^Remplir ma déclaration/)
    .click();
  return block(year).getByRole("group");
};
const linesOf = (within: Locator) =>
  [...within.element().querySelectorAll("dl > div")].map((one) =>
    plain(
      [one.querySelector("dt"), one.querySelector("dd > span")]
        .map((part) => part?.textContent.trim())
        .join(" | "),
    ),
  );

describe("filling in the tax return", () => {
  test("shows the boxes, the amounts by nature and whom was paid, to copy (TAX-23, TAX-24)", async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
    open([aYear()]);
    const form = await unfold(2025);
    expect(linesOf(form)).toEqual([
      "Case 7DB Dépenses : ce que vous avez réglé, avec l’avance et les aides | 7 100 €",
      "Case 7DR Aides déduites de vos factures, ou versées à l’agence pour vous | 100 €",
      "Case 7HB Avance immédiate de crédit d’impôt | 1 000 €",
      "Entretien de la maison et travaux ménagers | 6 000 €",
      "Nom | Ribambelle Démo",
      "SIREN | 999 000 001",
    ]);
    for (const about of ["7DB", "Entretien de la maison et travaux ménagers", "Nom", "SIREN"])
      await form.getByRole("button", { name: `Copier ${about}`, exact: true }).click();
    await expect.poll(() => copied).toEqual(["7100", "6000", "Ribambelle Démo", "999000001"]);
    await expect.element(form.getByRole("button", { name: "Copié 7DB" })).toBeVisible();
    await expect.element(form.getByText("Formulaire 2042 RICI, en euros entiers.")).toBeVisible();
    expect(
      form
        .getByRole("heading")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["Ce que vous avez réglé, par nature de service", "L’organisme que vous avez payé"]);
    expect(
      plain(
        block(2025)
          .getByText(/^Remplir ma/)
          .element().textContent,
      ),
    ).toBe("Remplir ma déclaration des revenus 2025");
    const advice = [...form.element().querySelectorAll("div > p")].map(({ textContent }) =>
      plain(textContent),
    );
    expect(advice).toEqual([
      "Ajoutez en 7DR les aides que vous avez reçues vous-même (par exemple le complément de mode de garde de la CAF) et la part des CESU financée par votre employeur.",
      "La case 7HB est en général déjà remplie : vérifiez-la.",
      "Ces montants sont une aide. Seule votre déclaration, et les textes en vigueur, font foi.",
    ]);
    await expectOutline("shows-the-boxes-the-amounts-by");
  });

  test("names the code of a nature where the year’s form has one, and no box where the form is not known (TAX-25)", async () => {
    open([aYear({ year: 2024 }), aYear({ year: 2023, boxes: null })], null);
    expect(linesOf(await unfold(2024))[3]).toBe(
      "Case BDF Entretien de la maison et travaux ménagers | 6 000 €",
    );
    const unknown = await unfold(2023);
    expect(linesOf(unknown)[0]).toBe(
      "Dépenses : ce que vous avez réglé, avec l’avance et les aides | 7 100 €",
    );
    expect(unknown.element().textContent).not.toMatch(/7DB|7DR|7HB|BDF/);
    await expect
      .element(
        unknown.getByText(/^Les cases de la déclaration des revenus 2023 ne sont pas encore connues ici/),
      )
      .toBeVisible();
    await expect
      .element(unknown.getByText("Demandez à l’agence le nom et le numéro SIREN à déclarer."))
      .toBeVisible();
    await expectOutline("names-the-code-of-a-nature-where");
  });

  test("declares what the agency’s certificate states, without natures, and nothing of the running year (TAX-15, TAX-23)", async () => {
    const certificate = {
      documentId: "A".repeat(22),
      version: 1,
      publishedDate: "2026-02-15",
      source: "agency" as const,
      paidCents: 500_000,
    };
    open([aYear({ year: 2026, isRunning: true }), aYear({ boxes: null, certificates: [certificate] })]);
    expect(linesOf(await unfold(2025)).slice(0, 4)).toEqual([
      "Dépenses : ce que vous avez réglé, avec l’avance et les aides | 6 100 €",
      "Aides déduites de vos factures, ou versées à l’agence pour vous | 100 €",
      "Avance immédiate de crédit d’impôt | 1 000 €",
      "Nom | Ribambelle Démo",
    ]);
    expect(
      block(2026)
        .getByText(/^Remplir ma déclaration/)
        .elements(),
    ).toEqual([]);
    await expectOutline("declares-what-the-agencys-certificate-states-without");
  });
});

describe("the gauge of a year’s ceiling", () => {
  test("is a meter with its figures in words, of what was paid and advanced (TAX-26)", async () => {
    open([aYear()]);
    const meter = block(2025).getByRole("meter", { name: "Votre plafond 2025" });
    await expect.element(meter).toBeVisible();
    const { ariaValueNow, ariaValueMax, ariaValueText } = meter.element();
    expect([ariaValueNow, ariaValueMax]).toEqual(["7000", "12000"]);
    const used = "Vous avez utilisé 7 000 € sur 12 000 €.";
    expect(plain(ariaValueText)).toBe(used);
    const said = plain(block(2025).element().textContent);
    for (const sentence of [
      used,
      "Crédit d’impôt estimé : 3 500 €, dont 1 000 € déjà reçus par avance immédiate.",
      "Ne compte que vos dépenses auprès de Ribambelle.",
    ])
      expect(said).toContain(sentence);
    // The facts of the household stand in a part of the page, which takes the focus.
    const before = location.href;
    const toHousehold = block(2025).getByRole("link", { name: /foyer/ });
    const id = toHousehold.element().getAttribute("href")?.slice(1) ?? "";
    await toHousehold.click();
    await expect.poll(() => document.activeElement?.closest(`#${id}`)).not.toBeNull();
    expect(location.href).toBe(before);
  });

  test("says so where the ceiling is reached, and where a year has no rules shows none (TAX-26, TAX-29)", async () => {
    open([
      aYear({ year: 2026, isRunning: true, rules: null }),
      aYear({ paidCents: 1_300_000, advanceCents: 0 }),
      aYear({ year: 2024, paidCents: 0, advanceCents: 0 }),
    ]);
    await expect.element(block(2026).getByText("Le plafond 2026 n’est pas encore connu ici.")).toBeVisible();
    expect(page.getByRole("meter").elements()).toHaveLength(1);
    const said = plain(block(2025).element().textContent);
    expect(said).toContain("Vous avez utilisé 13 000 € sur 12 000 €.Le plafond est atteint");
    expect(said).toContain("Crédit d’impôt estimé : 6 000 €.");
    expect(block(2025).getByRole("meter").element().ariaValueNow).toBe("12000");
    await expectOutline("says-so-where-the-ceiling-is");
  });

  test("follows the household’s facts, which stay in this browser: no call carries them (TAX-27, TAX-28)", async () => {
    const network = open([aYear()]);
    const household = page.getByRole("region", { name: "Votre foyer" });
    const limit = () => block(2025).getByRole("meter").element().ariaValueMax;
    await expect.element(household.getByText("Le plafond de vos dépenses en dépend.")).toBeVisible();
    await expect.element(household.getByText("Ces réponses restent sur cet appareil.")).toBeVisible();
    // Seen where there is no script.
    await expect
      .element(household.getByText(/^Pour adapter le plafond .* activez JavaScript/))
      .toBeInTheDocument();
    const forget = household.getByRole("button", { name: "Effacer ces réponses" });
    expect(forget.elements()).toEqual([]);
    await household.getByLabelText("Enfants à charge").selectOptions("1");
    await household.getByLabelText("Enfants en garde partagée").selectOptions("1");
    await expect.poll(limit).toBe("14250");
    await household.getByLabelText(/^Personnes de plus de 65/).selectOptions("1");
    await expect.poll(limit).toBe("15000");
    await household.getByRole("checkbox").click();
    await expect.poll(limit).toBe("20000");
    expect(JSON.parse(localStorage.getItem("taxes:household") ?? "")).toEqual({
      children: 1,
      sharedCustody: 1,
      seniors: 1,
      disability: true,
    });
    // A call that the test did not announce would fail it.
    expect(network.callsOf(getMyFiscalYears)).toHaveLength(1);
    await forget.click();
    await expect.poll(limit).toBe("12000");
    expect(localStorage.getItem("taxes:household")).toBeNull();
    await expectOutline("follows-the-households-facts-which-stay");
  });

  test("takes what was said before in this browser, and nothing that is not an answer, in English too (TAX-28, I18N-02)", async () => {
    localStorage.setItem(
      "taxes:household",
      JSON.stringify({ children: 2, sharedCustody: 0, seniors: 0, disability: false }),
    );
    open([aYear()]);
    setLocale("en");
    await expect.element(block(2025).getByText("You have used €7,000 of €15,000.")).toBeVisible();
    localStorage.setItem("taxes:household", JSON.stringify({ children: -2 }));
    open([aYear()]);
    await expect.element(block(2025).getByText("You have used €7,000 of €12,000.")).toBeVisible();
    await expectOutline("takes-what-was-said-before-in-this");
  });
});
