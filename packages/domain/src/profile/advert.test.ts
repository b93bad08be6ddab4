import { describe, expect, it } from "vitest";
import { readWire } from "../kernel/wire.ts";
import { wordsOf } from "../testing/profile.ts";
import { advertSchema, countWords, descriptionTone, titleTone } from "./advert.ts";
import { profileProblems } from "./profile.texts.ts";
import { isPublishable } from "./values/filled.ts";

const problemsOf = (title: unknown, description: unknown) => {
  const reading = readWire(advertSchema, { title, description }, profileProblems);
  return reading.ok ? [] : reading.issues.map(({ path, code }) => `${path} ${code}`);
};

describe("the words of a text", () => {
  it.each([
    ["", 0],
    ["   \n\t ", 0],
    ["\u00a0\u202f", 0],
    ["Étudiante", 1],
    ["Étudiante douce et patiente", 4],
    ["  Étudiante   douce\net\r\n\r\npatiente  ", 4],
    ["baby-sitter après-midi", 2],
    ["l’été aujourd'hui d’accord", 3],
    ["Disponible\u00a0! Merci", 3],
    ["16\u202fh\u202f30", 3],
    ["🎈 Coucou 👩‍👧‍👦", 3],
    ["jeux,lecture,cuisine", 1],
    ["jeux, lecture, cuisine", 3],
    ["un\u2028deux\u2029trois\ufeffquatre", 4],
    ["子供 が 好き", 3],
    ["\u0301 \u0301 \ufe0f", 0],
    ["Bonjour \ufe0f \u20dd", 1],
    ["Garde – douce", 3],
  ])("the text %j has %i words (PROF-OP10)", (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe("the counters", () => {
  it.each([
    [0, "bad"],
    [2, "bad"],
    [3, "good"],
    [12, "good"],
    [13, "bad"],
  ])("say of a title of %i words: %s (PROF-26)", (count, tone) => {
    expect(titleTone(wordsOf(count))).toBe(tone);
  });

  it.each([
    [0, "bad"],
    [29, "bad"],
    [30, "enough"],
    [79, "enough"],
    [80, "top"],
    [300, "top"],
  ])("say of a description of %i words: %s (PROF-28, PROF-OP11)", (count, tone) => {
    expect(descriptionTone(wordsOf(count))).toBe(tone);
  });
});

describe("an advert", () => {
  it.each([
    ["is saved with a title of 3 words and a description of 30", "PROF-30", wordsOf(3), wordsOf(30), []],
    ["is saved with a title of 12 words", "PROF-26", wordsOf(12), wordsOf(30), []],
    ["needs a title", "PROF-24", "", wordsOf(30), ["title required"]],
    ["needs a title that is not white space", "PROF-24", " \u00a0\n", wordsOf(30), ["title required"]],
    ["needs a title that is seen", "PROF-24", "\u200b \u00ad \u2060", wordsOf(30), ["title required"]],
    [
      "needs a title that is more than marks",
      "PROF-24",
      "\u0301 \ufe0f \u{e0100}",
      wordsOf(30),
      ["title required"],
    ],
    [
      "needs words in its title that are seen",
      "PROF-26",
      "Bonjour \u0301 \ufe0f",
      wordsOf(30),
      ["title advert-title-words"],
    ],
    ["needs a description", "PROF-25", wordsOf(3), undefined, ["description required"]],
    ["needs both", "PROF-24, PROF-25", null, "", ["title required", "description required"]],
    ["has 3 words in its title", "PROF-26", wordsOf(2), wordsOf(30), ["title advert-title-words"]],
    ["has no more than 12", "PROF-26", wordsOf(13), wordsOf(30), ["title advert-title-words"]],
    [
      "has 30 words in its description",
      "PROF-28",
      wordsOf(3),
      wordsOf(29),
      ["description advert-description-words"],
    ],
    [
      "fails both rules at once",
      "PROF-30",
      wordsOf(2),
      wordsOf(29),
      ["title advert-title-words", "description advert-description-words"],
    ],
  ])("%s (%s)", (_, __, title, description, problems) => {
    expect(problemsOf(title, description)).toEqual(problems);
  });

  it.each([
    ["has a title of 200 characters at most", `a b ${"c".repeat(197)}`, wordsOf(30), ["title too-long"]],
    ["has texts", 123, ["a"], ["title invalid", "description invalid"]],
    ["has no character that cannot be kept", "un deux\0 trois", wordsOf(30), ["title invalid"]],
    ["has no half of an emoji", "un deux \ud83d", wordsOf(30), ["title invalid"]],
  ])("%s", (_, title, description, problems) => {
    expect(problemsOf(title, description)).toEqual(problems);
  });

  it("loses the white space around its texts, and what nobody sees in them, only (PROF-OP10)", () => {
    const reading = readWire(advertSchema, {
      title: " \u202eun  deux\u200b tr\u00adois ",
      description: `${wordsOf(30)}\n\nfin\n`,
    });
    expect(reading).toEqual({
      ok: true,
      value: { title: "un  deux trois", description: `${wordsOf(30)}\n\nfin` },
    });
  });

  it.each([
    [null, null, false],
    ["Titre", null, false],
    ["Titre", "  ", false],
    ["Titre", " \n", false],
    ["  ", "Texte", false],
    [null, "Texte", false],
    ["", "Texte", false],
    ["Titre", "Texte", true],
  ])("an advert of %j and %j may be published: %s (PROF-23)", (title, description, expected) => {
    expect(isPublishable({ title, description })).toBe(expected);
  });
});
