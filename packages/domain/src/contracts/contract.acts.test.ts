import { expect, it } from "vitest";
import { contractActs } from "./contract.acts.ts";

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
    "changed the state of contract GE-1: Draft → Awaiting signature",
  ],
  [
    "stateChanged",
    state(2, 2, "remind"),
    "a relancé pour le contrat GE-1",
    "sent a reminder about contract GE-1",
  ],
  ["keeperSet", null, "a pris le contrat GE-1 dans le portail", "took contract GE-1 into the portal"],
] as const)(
  "what is done to a contract is said by its state’s labels: %s with %j (AGUI-05, AUDITS-09)",
  (name, changes, fr, en) => {
    expect(contractActs[name].say({ subject: "GE-1", changes })).toEqual({ fr, en });
  },
);
