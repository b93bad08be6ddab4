import { expect, it } from "vitest";
import { newImportList, runLinesList, runsList } from "./runs.filters.ts";

it.each([
  [
    { etat: "preparation,a-confirmer,en-cours,termine" },
    { state: ["preparing", "tried", "running", "done"] },
  ],
  [
    { etat: "a-reprendre,interrompu,abandonne,annule" },
    { state: ["to-resume", "interrupted", "abandoned", "undone"] },
  ],
  [{ tri: "-date" }, { sort: "-date" }],
] as const)("imports are narrowed by the address %j: %j (AGUI-10)", (address, asked) => {
  expect(runsList.askedIn(runsList.stateIn(address))).toEqual(asked);
});

it.each([
  [{ fichier: "contrats-garde.csv" }, { file: "contrats-garde.csv" }],
  [{ fichier: "../contrats.csv" }, {}],
  [{ issue: "creee" }, { outcome: "created" }],
  [{ issue: "modifiee" }, { outcome: "updated" }],
  [{ issue: "refusee" }, { outcome: "refused" }],
  [
    { colonne: "x".repeat(100), probleme: "unknown-value" },
    { column: "x".repeat(100), problem: "unknown-value" },
  ],
  [{ colonne: "x".repeat(101), probleme: "Unknown" }, {}],
  [{ poids: "oui" }, { weighty: "true" }],
  [{ poids: "non" }, { weighty: "false" }],
] as const)("lines of an import are narrowed by the address %j: %j (AGUI-10)", (address, asked) => {
  for (const list of [runLinesList, newImportList])
    expect(list.askedIn(list.stateIn(address))).toEqual(asked);
});
