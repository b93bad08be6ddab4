import { describe, expect, it } from "vitest";
import { sizeText } from "../../documents/sizeText.ts";
import { contractKinds, meaningOf, statesOfKind } from "../contractKind.ts";
import { agencyStateText, contractKindText } from "./agency.texts.ts";
import { asksWords, endReasons, endReasonText, isEndReason, plannedEnd } from "./endReasons.ts";
import { contractValueText } from "./fields.texts.ts";
import { papersDue } from "./papersDue.ts";

describe("contracts in the agency’s words", () => {
  it("say the state as families read it, but for who is to sign (AGCON-01, AGUI-05)", () => {
    for (const kind of contractKinds)
      for (const { value, fr } of statesOfKind[kind].rows)
        expect(agencyStateText(kind, value).fr).toBe(
          meaningOf(kind, value) === "waiting" ? "En attente de signature" : fr,
        );
  });

  it.each([
    [{ kind: "guard", isSharedGuard: true, isFullTime: true }, "Garde partagée, temps plein"],
    [{ kind: "guard", isSharedGuard: false }, "Garde simple, standard"],
    [{ kind: "housework", typologie: 1 }, "Ménage et repassage"],
    [{ kind: "babysitter", type: 1 }, "Référent"],
  ] as const)("%j is said « %s » (AGCON-01)", (contract, text) => {
    expect(contractKindText(contract, "fr")).toBe(text);
  });

  it.each([
    ["startDate", "2026-09-01", "1er septembre 2026"],
    ["isFullTime", true, "oui"],
    ["endDate", null, "rien"],
    ["typology", 0, "Ménage"],
    ["endReason", "moving", "Déménagement"],
    ["documentKind", "attestation", "Attestation employeur"],
    ["monthlyHours", 40, "40"],
  ])("%s %j is said « %s » in the history (AGCON-28, AGUI-05)", (field, value, text) => {
    expect(contractValueText("guard", field, value, "fr")).toBe(text);
  });

  it.each([
    [13, "0,1\u00a0ko"],
    [1_240, "1,2\u00a0ko"],
    [240_400, "240\u00a0ko"],
    [1_240_000, "1,2\u00a0Mo"],
    [20_000_000, "20\u00a0Mo"],
  ])("a file of %i bytes has %s (FOLKS-17)", (bytes, text) => {
    expect(sizeText(bytes, "fr")).toBe(text);
  });
});

describe("why a contract ends", () => {
  it("is one of the reasons of its kind, in both languages (AGCON-17)", () => {
    const said = (kind: keyof typeof endReasons) => Object.values(endReasons[kind]).map(({ fr }) => fr);
    expect(said("guard")).toEqual([
      "Fin prévue",
      "Déménagement",
      "Plus de besoin",
      "Changement de situation",
      "Autre organisme",
      "Insatisfaction",
      "Autre",
    ]);
    expect(said("housework")).toEqual(said("guard"));
    expect(said("babysitter")).toEqual([
      "Fin du contrat à durée déterminée",
      "Démission",
      "Rupture conventionnelle",
      "Licenciement",
      "Fin de période d’essai",
      "Départ à la retraite",
      "Autre",
    ]);
    for (const kind of contractKinds) expect(isEndReason(kind, plannedEnd[kind])).toBe(true);
    expect([isEndReason("guard", "resignation"), isEndReason("guard", "toString")]).toEqual([false, false]);
    expect([asksWords("other"), asksWords("moving")]).toEqual([true, false]);
    expect(endReasonText("guard", "newer").en).toBe("newer");
  });

  const has = (...kinds: ("contract" | "attestation" | "certificate")[]) => kinds.map((kind) => ({ kind }));
  it.each([
    ["babysitter", 7, [], ["certificate", "attestation"]],
    ["babysitter", 7, ["certificate"], ["attestation"]],
    ["babysitter", 7, ["certificate", "attestation", "contract"], []],
    ["babysitter", 9, [], []],
    ["guard", 7, [], []],
  ] as const)("a %s contract in state %i with %j still owes %j (AGCON-17)", (kind, state, kinds, due) => {
    expect(papersDue({ kind, state, documents: has(...kinds) })).toEqual(due);
  });
});
