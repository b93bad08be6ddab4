import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBabysitterContract, aHouseworkContract, aParentContract } from "../testing/contracts.ts";
import {
  activeGroups,
  babysitterContractMeaning,
  byReferenceDescending,
  childcareTypology,
  groupOf,
  houseworkContractMeaning,
  offeredSignatureUrl,
  parentContractMeaning,
} from "./contract.rules.ts";
import { isActive, parentContractStates, type StateMeaning } from "./contract.states.ts";

const sorted = (references: string[]) =>
  references
    .map((reference) => ({ reference }))
    .sort(byReferenceDescending)
    .map(({ reference }) => reference);

describe("the order of references", () => {
  it.each([
    [
      ["GE-9", "GE-10"],
      ["GE-10", "GE-9"],
    ],
    [
      ["GE-2025-2", "GE-2026-1", "GE-2025-10"],
      ["GE-2026-1", "GE-2025-10", "GE-2025-2"],
    ],
    [
      ["A-1", "B-1"],
      ["B-1", "A-1"],
    ],
    [
      ["GE-1", "GE-1-B", "GE-1-A"],
      ["GE-1-B", "GE-1-A", "GE-1"],
    ],
    [
      ["GE-0012", "GE-13"],
      ["GE-13", "GE-0012"],
    ],
  ])("the references %j are ordered %j: downwards, numbers as numbers (CONTRACT-12)", (given, expected) => {
    expect(sorted(given)).toEqual(expected);
  });

  it("does not depend on how they arrive (CONTRACT-12)", () => {
    const reference = fc
      .tuple(fc.constantFrom("GE", "MNH"), fc.nat(3000), fc.nat(200))
      .map((parts) => parts.join("-"));
    fc.assert(
      fc.property(fc.uniqueArray(reference), (references) => {
        expect(sorted(references.toReversed())).toEqual(sorted(references));
      }),
    );
  });
});

describe("the group of a contract", () => {
  it.each([
    ["GE-2-B", "GE-2", "GE-2"],
    ["GE-2", null, "GE-2"],
    ["GE-2", undefined, "GE-2"],
    ["GE-2", "", "GE-2"],
  ])("%s with the base %s is %s (CONTRACT-08)", (reference, baseReference, group) => {
    expect(groupOf({ reference, baseReference })).toBe(group);
  });
});

describe("the default filter", () => {
  const shown = (
    contracts: { reference: string; baseReference?: string | null; state: 0 | 2 | 3 | 7 | 8 | 9 }[],
  ) =>
    activeGroups(
      contracts.map((given) => aParentContract(given)),
      parentContractMeaning,
    ).map((c) => c.reference);

  it.each([
    [9, true],
    [2, true],
    [3, true],
    [0, false],
    [7, false],
    [8, false],
  ] as const)("keeps a contract alone in state %i: %s (CONTRACT-08)", (state, kept) => {
    expect(shown([{ reference: "GE-1", state }])).toEqual(kept ? ["GE-1"] : []);
  });

  it("keeps a whole group for one active contract, in the given order (CONTRACT-08)", () => {
    expect(
      shown([
        { reference: "GE-1-C", baseReference: "GE-1", state: 7 },
        { reference: "GE-2", state: 7 },
        { reference: "GE-1-B", baseReference: "GE-1", state: 9 },
        { reference: "GE-1", state: 8 },
        { reference: "GE-3-B", baseReference: "GE-3", state: 7 },
      ]),
    ).toEqual(["GE-1-C", "GE-1-B", "GE-1"]);
  });

  it("goes by the reference for housework (CONTRACT-09)", () => {
    const contracts = [
      aHouseworkContract({ reference: "MNH-1", state: 5 }),
      aHouseworkContract({ reference: "MNH-1", state: 4 }),
      aHouseworkContract({ reference: "MNH-2", state: 5 }),
    ];
    expect(activeGroups(contracts, houseworkContractMeaning)).toEqual(contracts.slice(0, 2));
  });

  it("never hides an active contract and never keeps a group without one (CONTRACT-08)", () => {
    const contract = fc.record({
      reference: fc.constantFrom("A", "B", "C", "D", "E"),
      baseReference: fc.constantFrom(null, "A", "B", "X"),
      meaning: fc.constantFrom<StateMeaning>(...parentContractStates.rows.map(({ meaning }) => meaning)),
    });
    fc.assert(
      fc.property(fc.array(contract), (contracts) => {
        const kept = activeGroups(contracts, ({ meaning }) => meaning);
        const active = contracts.filter(({ meaning }) => isActive(meaning));
        for (const one of contracts) {
          expect(kept.includes(one)).toBe(active.some((other) => groupOf(other) === groupOf(one)));
        }
      }),
    );
  });
});

describe("what a state’s number means", () => {
  it("depends on the kind of contract", () => {
    expect(parentContractMeaning({ state: 4 })).toBe("earlyTermination");
    expect(houseworkContractMeaning({ state: 4 })).toBe("inProgress");
    expect(babysitterContractMeaning(aBabysitterContract({ state: 9 }))).toBe("inProgress");
  });
});

describe("the signature link", () => {
  const url = "https://signature.example.fr/1";

  it("is offered only while the contract waits for a signature (CONTRACT-18, CONTRACT-19)", () => {
    for (const { meaning } of parentContractStates.rows) {
      expect(offeredSignatureUrl(url, meaning)).toBe(meaning === "waiting" ? url : null);
      expect(offeredSignatureUrl(null, meaning)).toBeNull();
    }
  });
});

describe("the typology of a childcare contract", () => {
  it.each([
    [false, false, "standard"],
    [true, false, "fullTime"],
    [false, true, "oneShot"],
    [true, true, "fullTime"],
  ] as const)("full time %s and one shot %s make it %s (CONTRACT-49)", (isFullTime, isOneShot, typology) => {
    expect(childcareTypology({ isFullTime, isOneShot })).toBe(typology);
  });
});
