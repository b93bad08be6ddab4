import { describe, expect, it } from "vitest";
import { journalList } from "./journal.filters.ts";
import { ownActsList } from "./own.filters.ts";

describe("the journal of the agency", () => {
  it.each([
    [
      { qui: "3", sur: "12", domaine: "rentree", type: "lectures" },
      { actorId: "3", personId: "12", area: "renewals", kind: "readings" },
    ],
    [{ demande: "req-1.a_B" }, { requestId: "req-1.a_B" }],
    [{ demande: "x".repeat(64) }, { requestId: "x".repeat(64) }],
    [{ tri: "-date" }, { sort: "-date" }],
  ])("is narrowed by the address %j: %j (AUDITS-02)", (address, asked) => {
    expect(journalList.askedIn(journalList.stateIn(address))).toEqual(asked);
  });

  it.each([
    { qui: "0" },
    { domaine: "people" },
    { demande: "x".repeat(65) },
    { demande: "" },
    { demande: "a b" },
    { demande: "a'b" },
    { du: "hier" },
  ])("is not narrowed by %j, which means nothing", (address) => {
    expect(journalList.ignoredIn(address)).toEqual(Object.keys(address));
  });
});

it("one’s own acts are sorted by their day alone", () => {
  expect(ownActsList.stateIn({ tri: "-date", qui: "3" })).toEqual({ tri: "-date" });
});
