import { describe, expect, it } from "vitest";
import { canPhoto, rejectionReason } from "./photo.rules.ts";
import { photoStates } from "./photo.states.ts";

const { Pending, Validated, Rejected } = photoStates.numbers;

describe("what may be done with a photo", () => {
  it.each([
    ["validate", null, false],
    ["validate", Pending, true],
    ["validate", Validated, false],
    ["validate", Rejected, false],
    ["reject", null, false],
    ["reject", Pending, true],
    ["reject", Validated, true],
    ["reject", Rejected, false],
  ] as const)(
    "is for the agency to %s it, where it stands at %s: %s (AVATAR-15, AVATAR-OP3)",
    (act, state, allowed) => {
      expect(canPhoto("agency", act, state)).toBe(allowed);
      expect(canPhoto("owner", act, state)).toBe(false);
    },
  );

  it.each([
    ["change", null, true],
    ["change", Pending, true],
    ["change", Validated, true],
    ["change", Rejected, true],
    ["remove", null, false],
    ["remove", Pending, true],
    ["remove", Validated, true],
    ["remove", Rejected, true],
  ] as const)(
    "is for its babysitter to %s it, where it stands at %s: %s (AVATAR-08, AVATAR-12)",
    (act, state, allowed) => {
      expect(canPhoto("owner", act, state)).toBe(allowed);
      expect(canPhoto("agency", act, state)).toBe(false);
    },
  );
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
