import { describe, expect, it } from "vitest";
import { contractsList } from "./contracts.filters.ts";

describe("the agency’s list of contracts", () => {
  it.each([
    [
      { genre: "garde", etat: "attente,signe", attente: "7" },
      { kind: "guard", state: ["waiting", "signed"], waitingDays: "7" },
    ],
    [
      { fin: "30", inactif: "1234" },
      { endsWithinDays: "30", untouchedDays: "1234" },
    ],
    [{ suite: "oui" }, { hasSuccessor: true }],
    [{ suite: "non" }, { hasSuccessor: false }],
    [{ q: "Le" }, { q: "Le" }],
    [{ q: "𝒜𝒜" }, { q: "𝒜𝒜" }],
    [{ q: "x".repeat(100) }, { q: "x".repeat(100) }],
    [
      { "debut-de": "2026-09-01", "debut-a": "2026-09-30" },
      { startFrom: "2026-09-01", startTo: "2026-09-30" },
    ],
    [
      { tri: "-fin", par: "25" },
      { sort: "-end", limit: 25 },
    ],
  ])("is narrowed by the address %j: %j", (address, asked) => {
    expect(contractsList.askedIn(contractsList.stateIn(address))).toEqual(asked);
  });

  it.each([
    { genre: "voiture" },
    { etat: "attente,perdu" },
    { attente: "" },
    { attente: "-1" },
    { attente: "12345" },
    { fin: "7j" },
    { inactif: "x7" },
    { suite: "peut-être" },
    { q: "x" },
    { q: "   x   " },
    { q: "𝒜" },
    { q: "x".repeat(101) },
    { "debut-de": "2026-02-30" },
    { par: "26" },
  ])("is not narrowed by %j, which means nothing", (address) => {
    expect(contractsList.ignoredIn(address)).toEqual(Object.keys(address));
  });
});
