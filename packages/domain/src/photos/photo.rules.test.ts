import { describe, expect, it } from "vitest";
import { canDecide, rejectionReason } from "./photo.rules.ts";
import { photoStates } from "./photo.states.ts";

const { Pending, Validated, Rejected } = photoStates.numbers;

describe("what the agency decides about a photo", () => {
  it.each([
    ["validate", Pending, true],
    ["validate", Validated, false],
    ["validate", Rejected, false],
    ["reject", Pending, true],
    ["reject", Validated, true],
    ["reject", Rejected, false],
  ] as const)("%s, where it stands at %i: %s (AVATAR-15, AVATAR-OP3)", (decision, state, allowed) => {
    expect(canDecide(decision, state)).toBe(allowed);
  });
});

describe("the reason of a refusal", () => {
  it.each([
    ["  On ne voit pas votre visage. ", "On ne voit pas votre visage."],
    ["Deux\nlignes\t et\u0000 une tabulation", "Deux lignes et une tabulation"],
    ["x".repeat(500), "x".repeat(500)],
    ["👶".repeat(500), "👶".repeat(500)],
    ["x".repeat(501), null],
    ["", null],
    [" \n\u00a0 ", null],
    ["\u200b\u2060", null],
    ["Photo \u202efloue\u200b.", "Photo floue."],
  ])("is one line of 1 to 500 characters: %j (AVATAR-OP3)", (given, kept) => {
    expect(rejectionReason(given)).toBe(kept);
  });
});
