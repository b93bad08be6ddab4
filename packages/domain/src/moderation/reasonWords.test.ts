import { describe, expect, it } from "vitest";
import { keptWords, reasonWords } from "./reasonWords.ts";

const blurred = { textFr: "La photo est floue.", textEn: "The photo is blurred." };
const dark = { textFr: "Il fait sombre.", textEn: "It is dark." };
const words = (chosen: (typeof blurred)[], textFr: string | null = null, textEn: string | null = null) =>
  reasonWords({ chosen, textFr, textEn });

describe("the words of a refusal", () => {
  it.each([
    [[blurred], null, null, "La photo est floue.", "The photo is blurred."],
    [[blurred, dark], null, null, "La photo est floue. Il fait sombre.", "The photo is blurred. It is dark."],
    [[], " À\nrefaire. ", null, "À refaire.", null],
    [[], "À refaire.", "Again.", "À refaire.", "Again."],
    [[blurred], "À refaire.", "Again.", "La photo est floue. À refaire.", "The photo is blurred. Again."],
    [[blurred], "À refaire.", " ", "La photo est floue. À refaire.", null],
    [[], "x".repeat(500), null, "x".repeat(500), null],
    // What French does not break is not broken.
    [
      [{ textFr: "Flou\u00a0: à revoir.", textEn: "Blurred." }],
      null,
      null,
      "Flou\u00a0: à revoir.",
      "Blurred.",
    ],
  ] as const)("are %j with %j and %j: %j, %j (MODER-05, MODER-06)", (chosen, textFr, textEn, fr, en) => {
    expect(words([...chosen], textFr, textEn)).toEqual({ fr, en });
  });

  it.each([
    [[], null, null, "needed", "reasonIds"],
    [[], " \u200b ", "", "needed", "reasonIds"],
    [[], null, "Again.", "needed", "textFr"],
    [[blurred], null, "Again.", "needed", "textFr"],
    [[], "x".repeat(501), null, "unfit", "textFr"],
    [[blurred], "x".repeat(490), null, "unfit", "textFr"],
    [[blurred], "x".repeat(501), null, "unfit", "textFr"],
    [[blurred], "Floue.", "x".repeat(501), "unfit", "textEn"],
    [[], "Floue.", "x".repeat(501), "unfit", "textEn"],
    [[blurred], "Floue.", "x".repeat(490), "unfit", "textEn"],
  ] as const)("are none of %j with %j and %j (MODER-05)", (chosen, textFr, textEn, problem, at) => {
    expect(words([...chosen], textFr, textEn)).toEqual({ problem, at });
  });
});

it.each([
  [" À\nrefaire. ", "À refaire."],
  [" \u200b ", null],
  ["", null],
  [null, null],
  ["x".repeat(501), null],
])("keeps %j of one language as %j (MODER-05)", (given, kept) => {
  expect(keptWords(given)).toBe(kept);
});
