import { describe, expect, it } from "vitest";
import { changedMeanwhile, changeReason, typedReason } from "./change.ts";

describe("the reason of a change", () => {
  it.each([
    ["Motif", "Motif"],
    ["  À sa\n\tdemande\u200b ", "À sa demande"],
    ["x".repeat(200), "x".repeat(200)],
    // Emoji count as one.
    ["🌻".repeat(200), "🌻".repeat(200)],
    ["", null],
    ["Non.", null],
    [" a \n b ", null],
    ["\u200b\u200b\u200b\u200b\u200b", null],
    ["x".repeat(201), null],
  ])("is one line of 5 to 200 characters: %j is %j (AGUI-24)", (given, kept) => {
    expect(changeReason(given)).toBe(kept);
    expect(typedReason.safeParse(given).success).toBe(kept !== null);
  });
});

describe("what changed meanwhile", () => {
  it.each([
    [
      { userId: 7, displayName: "Zoé Zola" },
      "Zoé Zola a modifié cette fiche à 15\u00a0h\u00a007.",
      "Zoé Zola changed this record at 15:07.",
    ],
    [
      null,
      "Une commande a modifié cette fiche à 15\u00a0h\u00a007.",
      "A command changed this record at 15:07.",
    ],
  ])("is said with who and when, in Paris: %j (AGUI-21)", (by, fr, en) => {
    expect(changedMeanwhile({ at: "2026-11-23T14:07:00.000Z", by, fields: [] })).toMatchObject({
      code: "agency.changed-meanwhile",
      status: 409,
      fr,
      en,
    });
  });
});
