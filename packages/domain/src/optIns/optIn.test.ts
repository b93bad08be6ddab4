import { describe, expect, it } from "vitest";
import { optInName, optInTexts, placeOf, wordsOf } from "./optIn.texts.ts";
import { changesTo, choicesOf, emailOptIns, type OptIn, optIns } from "./optIn.ts";
import { isUnsubscribeKey, unsubscribePageOf, unsubscribePages } from "./unsubscribing.ts";

describe("what somebody accepts", () => {
  it("somebody who has chosen nothing is written to by the agency alone, by e-mail (SETTINGS-OP8)", () => {
    const held = choicesOf({});
    expect(optIns.filter((name) => held[name])).toEqual(["agencyInformationEmail"]);
  });

  it.each<[Partial<Record<OptIn, boolean>>, OptIn[]]>([
    [{ agencyInformationEmail: false }, []],
    [{ partnersInformationSms: true }, ["agencyInformationEmail", "partnersInformationSms"]],
    [{ newAdvertsEmail: false }, ["agencyInformationEmail"]],
  ])("what was chosen holds, and what was not stays as it is: %j (SETTINGS-OP8)", (chosen, taken) => {
    const held = choicesOf(chosen);
    expect(optIns.filter((name) => held[name])).toEqual(taken);
  });

  it("a change is what differs, and nothing else (SETTINGS-OP9)", () => {
    const held = choicesOf({});
    expect(changesTo(held, held)).toEqual({});
    expect(changesTo(held, { ...held, newAdvertsEmail: true, agencyInformationEmail: false })).toEqual({
      agencyInformationEmail: false,
      newAdvertsEmail: true,
    });
  });
});

describe("the words of the switches", () => {
  it("are the adverts of nannies to a parent, and jobs to a babysitter (SETTINGS-OP3)", () => {
    expect(wordsOf("newAdvertsEmail", "Parent", "fr")).toBe(
      "Nouvelles annonces de nounous. Les nounous qui viennent de publier leur annonce près de chez vous. Par e-mail",
    );
    expect(wordsOf("newAdvertsEmail", "BabySitter", "en")).toBe(
      "New job offers. Jobs that have just been offered near you. By e-mail",
    );
  });

  it("name them to the agency too, whose phone it is not (FOLKS-20)", () => {
    expect(optInName("newAdvertsEmail", "fr")).toBe("Nouvelles annonces, par e-mail");
    expect(optInName("agencyInformationPush", "fr")).toBe(
      "Informations de l’agence, par notification sur le téléphone",
    );
    expect(optInName("agencyInformationPush", "en")).toBe(
      "News from the agency, by notification on the phone",
    );
  });

  it("are different for each of them", () => {
    for (const locale of ["fr", "en"] as const)
      expect(new Set(optIns.map((name) => wordsOf(name, "Parent", locale))).size).toBe(optIns.length);
    expect(Object.keys(optInTexts("fr").means)).toEqual(["email", "sms", "push"]);
    expect(optIns.filter((name) => placeOf(name, "Parent").means === "email")).toEqual(emailOptIns);
  });
});

it("has a page for each state of each link", () => {
  expect([...unsubscribePages.keys()]).toHaveLength(8);
  for (const [name, found] of unsubscribePages) expect(unsubscribePageOf(found)).toBe(name);
});

it.each([
  [`${"Aa0_-".repeat(6)}xy`, true],
  ["x".repeat(31), false],
  ["x".repeat(33), false],
  [`${"x".repeat(31)}.`, false],
  ["", false],
])("the link of a letter that one may refuse has a key of 32 signs: %j, %s", (key, isOne) => {
  expect(isUnsubscribeKey(key)).toBe(isOne);
});
