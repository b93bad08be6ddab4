import { distanceText } from "@ribambelle/domain/addresses/distance";
import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import type { Fit } from "@ribambelle/domain/offers/offer";
import { weekDays } from "@ribambelle/domain/profile/availability";
import { spokenLanguages } from "@ribambelle/domain/profile/profile.values";
import type { offerWords } from "./offers.texts.ts";

/** Farther, a distance does not speak for an offer. */
const farMetres = 20_000;

type Words = ReturnType<typeof offerWords>;
type Locale = "fr" | "en";

const joined = (parts: readonly string[], and: string) =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")}${and}${parts.at(-1)}`;

function daysText(days: readonly number[], article: string, words: Words, locale: Locale): string {
  const names = days.map((day) => weekDays.rows.find(({ value }) => value === day)?.[locale] ?? "");
  return joined(locale === "fr" ? names.map((name) => `${article} ${lowerFirst(name)}`) : names, words.and);
}

const vowel = /^[aeiouhy]/i;
const french = (name: string) => `${vowel.test(name) ? "l’" : "le "}${lowerFirst(name)}`;
const languageText = (language: number, locale: Locale) => {
  const name = spokenLanguages.label(language as never, locale);
  return locale === "fr" ? french(name) : name;
};

/** Says why an offer fits, and what does not: each sentence, and whether it speaks for it (OFFER-04, OFFER-05). */
export function fitSentences(fit: Fit, words: Words, locale: Locale): { text: string; isGood: boolean }[] {
  const good = (text: string) => ({ text, isGood: true });
  const bad = (text: string) => ({ text, isGood: false });
  const { coveredDays, missedDays, metres, spoken, missingLanguages, hasLicence, doesHousework } = fit;
  return [
    ...(coveredDays.length > 0 ? [good(words.coversDays(daysText(coveredDays, "du", words, locale)))] : []),
    ...(missedDays.length > 0 ? [bad(words.missesDays(daysText(missedDays, "le", words, locale)))] : []),
    ...(metres === null ? [] : [{ text: distanceText(metres, locale), isGood: metres <= farMetres }]),
    ...spoken.map((language) => good(words.asksSpoken(languageText(language, locale)))),
    ...missingLanguages.map((language) => bad(words.asksMissing(languageText(language, locale)))),
    ...(hasLicence === null ? [] : [hasLicence ? good(words.hasLicence) : bad(words.lacksLicence)]),
    ...(doesHousework === null
      ? []
      : [doesHousework ? good(words.doesHousework) : bad(words.lacksHousework)]),
  ];
}

/** Says how old the children are: « 2 enfants, 1 et 4 ans » (OFFER-04). */
export function childrenText(ages: readonly number[], words: Words): string | null {
  if (ages.length === 0) return null;
  if (ages.every((age) => age === 0)) return words.children(ages.length, words.underOne);
  const last = ages.at(-1) ?? 0;
  return words.children(ages.length, words.years(joined(ages.map(String), words.and), last));
}
