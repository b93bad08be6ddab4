import type { ParentContract } from "@ribambelle/domain/contracts/contract";
import { aParentContract } from "@ribambelle/domain/testing/contracts";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LocaleProvider, setLocale } from "../../../client/locale.tsx";
import { colourOf } from "../../../testing/chips.ts";
import { expectOutline } from "../../../testing/outline/outline.ts";
import type { Listed } from "../ContractCard.tsx";
import { ParentContractCard } from "./ParentContractCard.tsx";

const id = "AbC-_0123456789abcdefg";

async function show(given: Partial<ParentContract> = {}, place: Partial<Listed<ParentContract>> = {}) {
  onTestFinished(() => setLocale("fr"));
  const can = { sign: Boolean(given.signatureUrl) };
  const contract = { ...aParentContract(), displayState: null, can, ...given };
  await render(
    <LocaleProvider>
      <ul>
        <ParentContractCard
          listed={{ contract, amends: null, followsItsGroup: false, isFirstToSign: false, ...place }}
        />
      </ul>
    </LocaleProvider>,
  );
}

describe("a parent’s childcare contract", () => {
  test("has no button to sign where the server says that it cannot be signed, whatever its address (AGUI-32)", async () => {
    await show({ signatureUrl: "https://sign.example/1", can: { sign: false } });
    await expect.element(page.getByRole("heading", { name: /GE-2026-1/ })).toBeVisible();
    expect(page.getByRole("link", { name: /Signer/ }).elements()).toEqual([]);
  });

  test.each([
    [false, false, false, "Garde simple", "Standard"],
    [true, true, false, "Garde partagée", "Temps plein"],
    [false, false, true, "Garde simple", "Ponctuel"],
    [false, true, true, "Garde simple", "Temps plein"],
  ])(
    "shared %s, full time %s, one shot %s reads %s, %s (CONTRACT-48, CONTRACT-49)",
    async (isSharedChildcare, isFullTime, isOneShot, kind, typology) => {
      await show({ isSharedChildcare, isFullTime, isOneShot });
      await expect.element(page.getByRole("heading", { name: `${kind} N° GE-2026-1` })).toBeVisible();
      await expect.element(page.getByText(typology, { exact: true })).toBeVisible();
    },
  );

  test.each([
    ["2026-09-01", "2027-07-05", "Du 01/09/2026 au 05/07/2027"],
    ["2026-09-01", null, "Depuis le 01/09/2026"],
    [null, "2027-07-05", "Jusqu’au 05/07/2027"],
    [null, null, "Dates à préciser"],
  ])(
    "a contract from %s to %s reads %s, beside its reference (CONTRACT-50, I18N-09)",
    async (startDate, endDate, period) => {
      await show({ reference: "GE-2026-0012", startDate, endDate });
      await expect.element(page.getByText(period)).toBeVisible();
      await expect.element(page.getByText("N° GE-2026-0012")).toBeVisible();
    },
  );

  test.each([
    [0, "Brouillon", "default", "CONTRACT-30"],
    [1, "Envoi programmé", "default", "CONTRACT-30"],
    [2, "En attente de votre signature", "blue", "CONTRACT-30, CONTRACT-32"],
    [3, "Signé", "teal", "CONTRACT-30, CONTRACT-33"],
    [4, "Rupture anticipée", "default", "CONTRACT-30"],
    [5, "Expiré", "default", "CONTRACT-30"],
    [6, "Refusé", "default", "CONTRACT-30, CONTRACT-35"],
    [7, "Terminé", "primary", "CONTRACT-30, CONTRACT-34"],
    [8, "Annulé", "red", "CONTRACT-30, CONTRACT-36"],
    [9, "En cours", "green", "CONTRACT-30, CONTRACT-31"],
    [99, "En erreur", "default", "CONTRACT-30"],
  ] as const)(
    "a contract in state %i has the chip %s in %s (CONTRACT-50, %s)",
    async (state, label, colour, _) => {
      await show({ state });
      expect(colourOf(page.getByText(label).element())).toBe(colour);
    },
  );

  test("shows the state as the server says it, in the reader’s language when it is a known one (CONTRACT-50)", async () => {
    await show({ state: 9, displayState: "En pause" });
    expect(colourOf(page.getByText("En pause").element())).toBe("green");
    await show({ state: 9, displayState: "En cours" });
    setLocale("en");
    await expect.element(page.getByText("Active")).toBeVisible();
  });

  test.each([
    [
      { childrenCount: 1, youngestChildAgeCategory: 0, monthlyHours: 32.5 },
      ["1 enfant", "Plus jeune enfant\u00a0: Moins de 6 mois", "32,5 h par mois"],
    ],
    [
      { childrenCount: 4, youngestChildAgeCategory: 7, monthlyHours: 0 },
      ["4 enfants ou plus", "Plus jeune enfant\u00a0: 6 ans et plus", "0 h par mois"],
    ],
    [{ childrenCount: null, youngestChildAgeCategory: null, monthlyHours: null }, []],
  ] as const)(
    "tells children, the youngest’s age and the hours, as far as they are known (CONTRACT-51)",
    async (given, facts) => {
      await show(given);
      const shown = page.getByRole("listitem").getByRole("listitem").elements();
      expect(shown.map((fact) => fact.textContent)).toEqual(facts);
    },
  );

  test("offers to sign in a new tab, wherever a signature address exists (CONTRACT-18, CONTRACT-20)", async () => {
    await show({ reference: "GE-1", signatureUrl: "https://signature.example.fr/1" });
    const link = page.getByRole("link", { name: "Signer le contrat GE-1 (nouvel onglet)" });
    await expect.element(link).toHaveAttribute("href", "https://signature.example.fr/1");
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("leads to the portal’s own signing room in the same tab (SIGN-02)", async () => {
    await show({ reference: "GE-1", signatureUrl: `/client/signature/${id}` });
    const link = page.getByRole("link", { name: "Signer le contrat GE-1", exact: true });
    await expect.element(link).toHaveAttribute("href", `/client/signature/${id}`);
    await expect.element(link).not.toHaveAttribute("target");
  });

  test("offers no signature without an address (CONTRACT-19)", async () => {
    await show({ state: 2, signatureUrl: null, documentId: id });
    expect(page.getByRole("link").elements()).toHaveLength(1);
  });

  test("can be downloaded when it has a document (CONTRACT-52, DOC-01, DOC-03)", async () => {
    await show({ reference: "GE-1", documentId: id });
    const link = page.getByRole("link", { name: "Télécharger le contrat GE-1 (PDF, nouvel onglet)" });
    await expect.element(link).toHaveAttribute("href", `/api/v1/document/${id}/download`);
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener");
  });

  test("has no download without a document (CONTRACT-52, DOC-04)", async () => {
    await show({ documentId: null });
    expect(page.getByRole("link").elements()).toHaveLength(0);
  });

  test("says what it amends, in both languages (CONTRACT-56)", async () => {
    await show({ reference: "GE-2024-0042-2" }, { amends: "GE-2024-0042" });
    const amends = page.getByRole("listitem").first().getByRole("paragraph").first();
    expect(amends.element().textContent).toBe("Avenant au contrat\u00a0GE-2024-0042");
    setLocale("en");
    await expect.element(amends).toHaveTextContent("Amendment to contract GE-2024-0042");
  });

  test("reads in English too (I18N-02)", async () => {
    await show({
      isSharedChildcare: true,
      state: 2,
      endDate: "2027-07-05",
      signatureUrl: "https://x.example/1",
    });
    setLocale("en");
    await expect.element(page.getByRole("heading", { name: "Nanny share No. GE-2026-1" })).toBeVisible();
    await expect.element(page.getByText("From 01/09/2026 to 05/07/2027")).toBeVisible();
    await expect.element(page.getByText("Awaiting your signature")).toBeVisible();
    await expect.element(page.getByText("2 children")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Sign the contract GE-2026-1 (new tab)" }))
      .toBeVisible();
    await expectOutline("reads-in-english-too");
  });
});
