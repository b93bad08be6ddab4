import type { ContractEvent } from "@ribambelle/domain/contracts/agency/agencyContract";
import { expect, test } from "vitest";
import { eventChanges, eventSentence } from "./events.texts.ts";

const event: ContractEvent = {
  id: 1,
  at: "2026-11-03T09:00:00.000Z",
  act: "change",
  fromState: 0,
  toState: 2,
  changes: [{ field: "monthlyHours", from: 40, to: 60 }],
  reason: null,
  by: null,
  source: "import",
};

test.each([
  [
    "fr",
    "Un import a modifié le contrat (état\u00a0: Brouillon → En attente de signature)",
    ["heures par mois\u00a0: 40 → 60"],
  ],
  ["en", "An import changed the contract (status: Draft → Awaiting signature)", ["hours a month: 40 → 60"]],
] as const)(
  "writes the colon of what changed as the language does, %s (AGCON-28)",
  (locale, said, changes) => {
    expect(eventSentence("guard", event, locale)).toBe(said);
    expect(eventChanges("guard", event, locale)).toEqual(changes);
  },
);
