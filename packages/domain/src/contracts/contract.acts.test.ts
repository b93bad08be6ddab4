import { expect, it } from "vitest";
import { contractActs, lookedAt } from "./contract.acts.ts";

const state = (from: number, to: number, act: string) => ({ kind: "guard", act, state: { from, to } });

it.each([
  ["created", null, "a créé le contrat GE-1", "created contract GE-1"],
  [
    "changed",
    { monthlyHours: { from: 1, to: 2 }, startDate: { from: null, to: "2026-12-01" } },
    "a modifié le contrat GE-1\u00a0: heures par mois, début",
    "changed contract GE-1: hours a month, start",
  ],
  [
    "stateChanged",
    state(0, 2, "ask"),
    "a changé l’état du contrat GE-1\u00a0: Brouillon → En attente de signature",
    "changed the status of contract GE-1: Draft → Awaiting signature",
  ],
  [
    "stateChanged",
    state(2, 2, "remind"),
    "a relancé pour le contrat GE-1",
    "sent a reminder about contract GE-1",
  ],
  [
    "stateChanged",
    state(9, 9, "terminate"),
    "a prévu la fin anticipée du contrat GE-1",
    "scheduled the early end of contract GE-1",
  ],
  [
    "stateChanged",
    state(9, 4, "terminate"),
    "a changé l’état du contrat GE-1\u00a0: En cours → Rupture anticipée",
    "changed the status of contract GE-1: Active → Ended early",
  ],
  ["keeperSet", null, "a pris le contrat GE-1 dans le portail", "took contract GE-1 into the portal"],
] as const)(
  "what is done to a contract is said by its state’s labels: %s with %j (AGUI-05, AUDITS-09)",
  (name, changes, fr, en) => {
    expect(contractActs[name].say({ subject: "GE-1", changes })).toEqual({ fr, en });
  },
);

it.each([
  ["guard", "GE-1", "GE-1 garde/12"],
  ["housework", "MNH 1/2", "MNH 1/2 menage/12"],
  ["babysitter", "INT-1", "INT-1 intervenant/12"],
] as const)(
  "a contract that was looked at is named, and told from others of its reference: %s %s (AGCON-05)",
  (kind, reference, subject) => {
    expect(lookedAt({ kind, id: 12, reference })).toBe(subject);
    expect(contractActs.opened.say({ subject, changes: null })).toEqual({
      fr: `a consulté le contrat ${reference}`,
      en: `viewed contract ${reference}`,
    });
  },
);

it.each([
  ["GE-1", "a consulté le contrat GE-1"],
  [null, "a consulté un contrat"],
])("an entry of before about %s says what it knows (AUDITS-01)", (subject, said) => {
  expect(contractActs.opened.say({ subject, changes: null }).fr).toBe(said);
});
