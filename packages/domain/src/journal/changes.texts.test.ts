import { describe, expect, it } from "vitest";
import { changesInWords } from "./changes.texts.ts";

const inWords = (
  action: string,
  changes: readonly (readonly [field: string, from: unknown, to: unknown])[],
  locale: "fr" | "en" = "fr",
) =>
  changesInWords(
    { action, changes: changes.map(([field, from, to]) => ({ field, from, to })) },
    locale,
    (id) => (id === 7 ? "Zoé Zola" : null),
  ).map(({ name, from, to }) => [name, from, to]);

describe("what an entry of the journal changed", () => {
  it.each([
    ["people.changed", ["currentSituation", 0, 1], ["situation à l’agence", "En apprentissage", "En poste"]],
    ["people.changed", ["locale", "fr", "en"], ["langue", "français", "anglais"]],
    ["people.changed", ["hasBeenInterviewed", false, true], ["entretien", "non", "oui"]],
    ["people.changed", ["birthDate", null, "1990-03-05"], ["date de naissance", "rien", "5 mars 1990"]],
    ["contracts.changed", ["type", 1, 2], ["type", "Référent", "Tuteur"]],
    ["contracts.changed", ["monthlyHours", 86.67, 100], ["heures par mois", "86,67", "100"]],
    [
      "staff.functions-changed",
      ["functions", ["reader"], ["administrator", "recruiter"]],
      ["fonctions", "Lecture", "Administration, Recrutement"],
    ],
    ["people.request-owned", ["owner", null, 7], ["responsable", "rien", "Zoé Zola"]],
    ["people.request-owned", ["owner", 8, null], ["responsable", "8", "rien"]],
    ["people.request-closed", ["state", "open", "done"], ["état", "Ouverte", "Faite"]],
    ["staff.ended", ["handedOver", null, 3], ["suivis confiés", "rien", "3"]],
    ["identity.role-changed", ["role", "Parent", "BabySitter"], ["rôle", "parent", "intervenant"]],
    ["invoices.corrected", ["dueCents", 10_000, -9_050], ["montant dû", "100,00\u00a0€", "−90,50\u00a0€"]],
    ["invoices.corrected", ["invoiceKind", 0, 1], ["genre", "Facture", "Avoir"]],
    ["invoices.corrected", ["lineKind", 0, 3], ["genre de la ligne", "Prestation", "Aide"]],
    ["invoices.corrected", ["kind", 0, 1], ["genre", "0", "1"]],
    ["invoices.corrected", ["plannedMeans", null, 1], ["moyen prévu", "rien", "Prélèvement SEPA"]],
    ["invoices.corrected", ["minutes", 90, 105], ["heures", "1,5\u00a0h", "1,75\u00a0h"]],
    ["invoices.corrected", ["vatBasisPoints", 550, 1_000], ["taux de TVA", "5,5\u00a0%", "10\u00a0%"]],
    [
      "invoices.corrected",
      ["dueDate", "2026-11-05", "2026-12-05"],
      ["échéance", "5 novembre 2026", "5 décembre 2026"],
    ],
    ["invoices.corrected", ["isCanceled", false, true], ["annulée", "non", "oui"]],
    ["invoices.corrected", ["unheardOf", 1, 2], ["unheardOf", "1", "2"]],
  ] as const)("is said by its labels, whatever it is: %s %j (AUDITS-01, AGUI-05)", (action, change, said) => {
    const [told] = inWords(action, [change]);
    expect(told).toEqual(said);
  });

  it("names the states of the contract’s kind, and leaves out what its sentence says (AUDITS-01)", () => {
    const moved = [
      ["kind", null, "babysitter"],
      ["act", null, "ask"],
      ["state", 0, 2],
    ] as const;
    expect(inWords("contracts.state-changed", moved)).toEqual([
      ["état", "Brouillon", "En attente de signature"],
    ]);
    expect(inWords("contracts.state-changed", moved, "en")[0]?.[0]).toBe("status");
  });

  it("says what a corrected invoice or line is in English too (AUDITS-01, AGUI-05)", () => {
    const changes = [
      ["invoiceKind", 0, 1],
      ["lineKind", 4, 1],
    ] as const;
    expect(inWords("invoices.corrected", changes, "en")).toEqual([
      ["kind", "Invoice", "Credit note"],
      ["kind of the line", "Immediate advance", "Fee"],
    ]);
  });

  it("says of what is sensitive only that it changed (AUDITS-07)", () => {
    expect(inWords("people.changed", [["phoneNumber", null, null]])).toEqual([["téléphone", "", "modifié"]]);
  });
});
