import type { HouseworkContract } from "@ribambelle/domain/contracts/contract";
import { aHouseworkContract } from "@ribambelle/domain/testing/contracts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LocaleProvider } from "../../../client/locale.tsx";
import { colourOf } from "../../../testing/chips.ts";
import { HouseworkContractCard } from "./HouseworkContractCard.tsx";

const id = "AbC-_0123456789abcdefg";

const show = (given: Partial<HouseworkContract> = {}) =>
  render(
    <LocaleProvider>
      <ul>
        <HouseworkContractCard
          listed={{
            contract: { ...aHouseworkContract(), can: { sign: Boolean(given.signatureUrl) }, ...given },
            amends: null,
            followsItsGroup: false,
            isFirstToSign: false,
          }}
        />
      </ul>
    </LocaleProvider>,
  );

describe("a parent’s housework contract", () => {
  test.each([
    [0, "Ménage", "teal"],
    [1, "Ménage et repassage", "primary"],
  ] as const)(
    "a contract of typology %i has the chip %s in %s (CONTRACT-45, CONTRACT-46, CONTRACT-47, CONTRACT-53)",
    async (typology, label, colour) => {
      await show({ typology });
      const chips = page.getByText(label, { exact: true }).elements();
      expect(chips.map(colourOf)).toContain(colour);
    },
  );

  test.each([
    [0, "Brouillon", "default"],
    [1, "Prêt à envoyer", "default"],
    [2, "En attente de votre signature", "blue"],
    [3, "Signé", "teal"],
    [4, "En cours", "green"],
    [5, "Terminé", "primary"],
    [6, "Annulé", "red"],
    [7, "Refusé", "default"],
    [8, "Expiré", "default"],
    [99, "En erreur", "default"],
  ] as const)(
    "a contract in state %i has the chip %s in %s (CONTRACT-42, CONTRACT-43, CONTRACT-44, CONTRACT-53)",
    async (state, label, colour) => {
      await show({ state });
      expect(colourOf(page.getByText(label).element())).toBe(colour);
    },
  );

  test("shows its reference, its period and the hours (CONTRACT-53)", async () => {
    await show({ reference: "MNH-7", startDate: "2026-03-01", endDate: "2027-02-28", monthlyHours: 12 });
    await expect.element(page.getByRole("heading", { level: 2, name: "Ménage N° MNH-7" })).toBeVisible();
    await expect.element(page.getByText("Du 01/03/2026 au 28/02/2027")).toBeVisible();
    await expect.element(page.getByText("12 h par mois")).toBeVisible();
  });

  test.each([
    [0, ["0 h par mois"]],
    [null, []],
  ])("says the hours as far as they are known: %j (CONTRACT-53)", async (monthlyHours, facts) => {
    await show({ monthlyHours });
    const shown = page.getByRole("listitem").getByRole("listitem").elements();
    expect(shown.map((fact) => fact.textContent)).toEqual(facts);
  });

  test("can be downloaded when it has a document, and signed when it has an address (CONTRACT-18, CONTRACT-54, DOC-01, DOC-03)", async () => {
    await show({ reference: "MNH-7", documentId: id, signatureUrl: "https://signature.example.fr/7" });
    await expect
      .element(page.getByRole("link", { name: "Télécharger le contrat MNH-7 (PDF, nouvel onglet)" }))
      .toHaveAttribute("href", `/api/v1/document/${id}/download`);
    await expect
      .element(page.getByRole("link", { name: "Signer le contrat MNH-7 (nouvel onglet)" }))
      .toHaveAttribute("href", "https://signature.example.fr/7");
  });

  test("has neither link without them (CONTRACT-19, CONTRACT-54, DOC-04)", async () => {
    await show();
    expect(page.getByRole("link").elements()).toHaveLength(0);
  });
});
