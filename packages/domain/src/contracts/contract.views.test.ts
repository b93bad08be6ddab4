import { expect, it } from "vitest";
import { aBabysitterContract, aHouseworkContract, aParentContract } from "../testing/contracts.ts";
import { babysitterContractViews, houseworkContractViews, parentContractViews } from "./contract.views.ts";

const today = "2026-11-22";
const url = "https://signature.example.fr/1";

it("orders references downwards, numbers as numbers (CONTRACT-12)", () => {
  const references = ["GE-2025-9", "GE-2026-2", "GE-2025-10", "GE-2025-9-B"];
  const views = parentContractViews(
    references.map((reference) => aParentContract({ reference })),
    "fr",
    today,
  );
  expect(views.map(({ reference }) => reference)).toEqual([
    "GE-2026-2",
    "GE-2025-10",
    "GE-2025-9-B",
    "GE-2025-9",
  ]);
});

it.each([
  [2, url],
  [0, null],
  [1, null],
  [3, null],
  [4, null],
  [7, null],
  [9, null],
  [99, null],
] as const)(
  "offers the signature link of a parent’s contract in state %i: %s (CONTRACT-18, CONTRACT-19)",
  (state, offered) => {
    expect(
      parentContractViews([aParentContract({ state, signatureUrl: url })], "fr", today)[0]?.signatureUrl,
    ).toBe(offered);
    expect(
      houseworkContractViews([aHouseworkContract({ state: 4, signatureUrl: url })], today)[0]?.signatureUrl,
    ).toBeNull();
  },
);

it("says states, types, durations and volumes in the language", () => {
  const kept = aBabysitterContract({ state: 2, type: 4, duration: 0, hourlyVolume: 1 });
  expect(babysitterContractViews([kept], "fr")[0]).toMatchObject({
    stateDisplayName: "En attente de votre signature",
    typeDisplayName: "Aide ménagère",
    durationName: "Durée indéterminée (CDI)",
    hourlyVolumeName: "Temps partiel",
  });
  expect(babysitterContractViews([kept], "en")[0]).toMatchObject({
    stateDisplayName: "Awaiting your signature",
    typeDisplayName: "Housekeeper",
    durationName: "Permanent (CDI)",
    hourlyVolumeName: "Part time",
  });
});

it.each([
  [{}, false],
  [{ contractDocumentId: "AAAAAAAAAAAAAAAAAAAAAA" }, true],
  [{ attestationDocumentId: "AAAAAAAAAAAAAAAAAAAAAA" }, true],
  [{ certificateDocumentId: "AAAAAAAAAAAAAAAAAAAAAA" }, true],
])("tells from %j that there are documents: %s", (ids, hasDocuments) => {
  expect(babysitterContractViews([aBabysitterContract(ids)], "fr")[0]?.hasDocuments).toBe(hasDocuments);
});

it.each([
  ["2026-11-21", undefined],
  ["2026-11-22", { lastDay: "2026-11-22", link: "/client/signature/1" }],
] as const)("offers the withdrawal from a contract until its last day, %s (SIGN-55)", (lastDay, withdraw) => {
  const kept = {
    ...aParentContract({ state: 3 }),
    withdrawalRoom: "/client/signature/1",
    withdrawalLastDay: lastDay,
  };
  expect(parentContractViews([kept], "fr", today)[0]?.can.withdraw).toEqual(withdraw);
});

it.each([
  { withdrawalRoom: null, withdrawalLastDay: "2026-12-31" },
  { withdrawalRoom: "/client/signature/1", withdrawalLastDay: null },
  {},
])("offers no withdrawal from a contract that was not signed here: %j (SIGN-55)", (given) => {
  const kept = { ...aParentContract({ state: 3 }), ...given };
  expect(parentContractViews([kept], "fr", today)[0]?.can).not.toHaveProperty("withdraw");
});
