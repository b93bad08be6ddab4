import { describe, expect, it } from "vitest";
import { readTime } from "../kernel/time.ts";
import { allowsPast, asksOwnName, optionsOf, reservedItem } from "./items.ts";
import { availabilities } from "./kinds/availabilities.ts";
import { childAgeText, firstBirthDate } from "./kinds/childNumbers.ts";
import { guardHourlyRates, guardHours, monthlyHours, weeklyHoursText } from "./kinds/guardHourlyRates.ts";
import { numberText, readNumber } from "./kinds/numericField.ts";
import { matchesPattern, patternProblem } from "./pattern.ts";
import { surveyMessages, surveyProblemTexts, surveyRefusals } from "./survey.texts.ts";

const question = { id: 1, text: "?", type: 2048, items: [], subQuestions: [], answerOrders: [] };

describe("the hours of the slider", () => {
  it("go from 1 to 50, the last with more, and are about four times as many a month (SURVEY-65, SURVEY-66, SURVEY-67)", () => {
    expect(guardHours).toEqual({ least: 1, most: 50 });
    expect([weeklyHoursText(49, "fr"), weeklyHoursText(50, "fr")]).toEqual(["49\u00a0h", "50h et +"]);
    expect([1, 12, 50].map(monthlyHours)).toEqual([4, 48, 200]);
    expect(guardHourlyRates.summary("12", question, "fr")).toBe(
      "12\u00a0h par semaine, environ 48\u00a0h par mois",
    );
    expect(guardHourlyRates.summary("50", question, "en")).toBe(
      "50\u00a0h or more a week, about 200\u00a0h or more a month",
    );
  });
});

describe("children", () => {
  it.each([
    ["2026-09-15", "2008-09-15"],
    ["2028-02-29", "2010-03-01"],
  ])("are taken on %s when born from %s (SURVEY-58, SURVEY-OP16)", (today, first) => {
    expect(firstBirthDate(today)).toBe(first);
  });

  it.each([
    ["2026-09-15", "0 mois", "0 months"],
    ["2026-08-15", "1 mois", "1 month"],
    ["2026-08-16", "0 mois", "0 months"],
    ["2025-09-16", "11 mois", "11 months"],
    ["2025-01-31", "19 mois", "19 months"],
    ["2024-09-16", "23 mois", "23 months"],
    ["2024-09-15", "2 ans", "2 years"],
    ["2009-01-01", "17 ans", "17 years"],
  ])("born on %s are %s on 15 September 2026", (birthDate, fr, en) => {
    expect(childAgeText(birthDate, "2026-09-15", "fr")).toBe(fr.replace(" ", "\u00a0"));
    expect(childAgeText(birthDate, "2026-09-15", "en")).toBe(en.replace(" ", "\u00a0"));
  });
});

describe("a pattern", () => {
  it.each<[string, string[], string[]]>([
    ["\\d{5}", ["69003"], ["6900", "690033", "a69003", ""]],
    ["^[A-Z]{2}-\\d{3}$", ["AB-123"], ["ab-123", "AB-123\n"]],
    ["(?:0|\\+33)[67](?: ?\\d{2}){4}", ["0612345678", "+336 12 34 56 78"], ["0512345678"]],
    ["[\\p{L} '-]+", ["Élise d'Arc"], ["Élise2"]],
    ["a*?b|c+", ["b", "aab", "ccc"], ["ac", "bc"]],
    [".{2,4}", ["ab", "👪👪"], ["a", "abcde"]],
    ["(a|b(c|d)){2,}", ["aa", "abcbd"], ["a", "ab"]],
    ["[\\]\\-x]\\.\\/?", ["].", "-./"], ["x"]],
    ["", [""], ["a"]],
    ["a{2}", ["aa"], ["a", "aaa"]],
    ["a{0}b", ["b"], ["ab"]],
    ["a+b?", ["a", "aab"], ["", "b", "abb"]],
    ["(?:a+){2}", ["aa", "aaa"], ["a"]],
    ["(?<nom>a|b)c", ["ac", "bc"], ["abc"]],
    ["a^b|b$a|c", ["c"], ["ab", "ba"]],
    ["x".repeat(200), ["x".repeat(200)], ["x"]],
    // Two thousand steps: four for each repetition, and what stands around them.
    ["(?:ab){499}abc", [`${"ab".repeat(499)}abc`], ["abc"]],
    ["(?:ab){498,}", ["ab".repeat(500)], ["ab"]],
  ])("%s takes %j whole, and not %j (SURVEY-42, SURVEY-OP7)", (pattern, taken, refused) => {
    expect(patternProblem(pattern)).toBeNull();
    expect(taken.filter((text) => !matchesPattern(pattern, text))).toEqual([]);
    expect(refused.filter((text) => matchesPattern(pattern, text))).toEqual([]);
  });

  it.each([
    ["(", "unreadable"],
    ["[z-a]", "unreadable"],
    ["a{2,1}", "unreadable"],
    ["*", "unreadable"],
    ["(a)\\1", "unsupported"],
    ["(?<!a)b", "unsupported"],
    ["\\bword\\b", "unsupported"],
    ["(a+)+$", "too-heavy"],
    ["(a*b?)*", "too-heavy"],
    ["((a{1,99}){1,99}){1,99}", "too-heavy"],
    ["x".repeat(201), "too-heavy"],
    ["(?:ab){499}abcd", "too-heavy"],
    ["(?:ab){499,}", "too-heavy"],
  ])("%s is refused: %s (SURVEY-OP7)", (pattern, problem) => {
    expect(patternProblem(pattern)).toBe(problem);
  });

  it("never takes long: what makes other engines hang is answered at once (SURVEY-OP7)", () => {
    const text = `${"a".repeat(499)}!`;
    for (const pattern of ["a*a*a*a*a*a*a*a*b", "(a|a)(a|a)*(a|aa){0,100}b", "(?:a?){200}a{200}"])
      expect(matchesPattern(pattern, text)).toBe(false);
  });
});

it("a week has days, times, whether it varies and a comment, and reads so (SURVEY-54, SURVEY-55)", () => {
  const week = {
    slots: [{ days: [0, 2], startTime: "16:30", endTime: "00:00" }],
    isPlanningVariable: true,
    comment: "Un samedi par mois",
  };
  expect(availabilities.fromText(availabilities.asText(week))).toEqual(week);
  expect(availabilities.summary(week, question, "fr").replaceAll("\u00a0", " ")).toBe(
    "lundi, mercredi : 16 h 30 – minuit ; planning variable ; Un samedi par mois",
  );
});

it("keys that say more of a question are no choice, and label two texts (SURVEY-OP7, SURVEY-OP26)", () => {
  const items = ["first", "second", "ownName", "pattern", "allowPast", "sensitive", "a"].map((key) => ({
    key,
    value: key,
  }));
  const keys = (type: number) => optionsOf({ type, items }).map(({ key }) => key);
  expect([keys(8), keys(4096)]).toEqual([["a"], ["first", "second", "ownName", "a"]]);
  expect(reservedItem({ type: 8, items }, "second")).toBe("second");
  expect(asksOwnName({ type: 8, items })).toBe(false);
  expect(asksOwnName({ type: 8, items: [{ key: "ownName", value: "true" }] })).toBe(true);
  expect(allowsPast({ type: 16, items })).toBe(true);
  expect(allowsPast({ type: 16, items: [{ key: "allowPast", value: "false" }] })).toBe(false);
});

it.each([
  ["25 000", "25000", "25\u202f000", "25,000"],
  ["1,5", "1.5", "1,5", "1.5"],
  ["-3", "-3", "-3", "-3"],
  ["1234567.25", "1234567.25", "1\u202f234\u202f567,25", "1,234,567.25"],
])("the number %s is kept as %s and reads %s (SURVEY-43)", (typed, kept, fr, en) => {
  expect(readNumber(typed)).toBe(kept);
  expect([numberText(typed, "fr"), numberText(typed, "en")]).toEqual([fr, en]);
});

it.each([
  ["16:07", "16:00"],
  ["16:08", "16:15"],
  ["23:52", "23:45"],
  ["23:53", "23:45"],
  ["23:59", "23:45"],
])("a start typed %s is %s (SURVEY-64, SURVEY-OP18)", (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it("says what is printed, letter for letter (SURVEY-16, SURVEY-17, SURVEY-22, SURVEY-23)", () => {
  expect([
    surveyMessages.saved.fr,
    surveyMessages.failed.fr,
    surveyRefusals.answersMissing.fr,
    surveyProblemTexts["no-child"].fr,
  ]).toEqual([
    "Vos réponses ont bien été enregistrés !",
    "Oops ! Une erreur est survenue, veuillez réessayer plus tard.",
    "Veuillez remplir les champs manquants indiqués en rouge.",
    "Veuillez ajouter au moins un enfant pour poursuivre.",
  ]);
  expect([surveyProblemTexts["invalid-day"].fr, surveyProblemTexts["incomplete-day"].fr]).toEqual([
    "La date est invalide ou non autorisée",
    "Entrez une date complète",
  ]);
});
