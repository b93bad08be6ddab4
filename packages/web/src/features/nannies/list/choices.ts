import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import { readMoment } from "@ribambelle/domain/nannies/moments";
import {
  ageWords,
  diplomaWords,
  frequencyWords,
  languageWords,
  type Narrowing,
  narrowing,
  type Radius,
} from "@ribambelle/domain/nannies/nannies.filters";
import { momentText } from "@ribambelle/domain/nannies/nannies.texts";
import type { Facets, Without } from "@ribambelle/domain/nannies/nanny";
import { specificDiplomas } from "@ribambelle/domain/profile/education";
import { searchFrequencies, spokenLanguages } from "@ribambelle/domain/profile/profile.values";
import type { NanniesState } from "../nannies.queries.ts";
import type { nannyWords } from "../nannies.texts.ts";

type Locale = "fr" | "en";
type Words = ReturnType<typeof nannyWords>;

interface Choice {
  readonly word: string;
  readonly label: string;
  readonly count: number;
}

/** A group of boxes to tick of which several may be: its key in the address, and its choices with how many would remain. */
export interface Group {
  readonly key: "rythme" | "age" | "langue" | "diplome";
  readonly legend: string;
  readonly choices: readonly Choice[];
}

type Labelled = { readonly label: (value: never, locale: Locale) => string };

const choicesOf = (
  byWord: Readonly<Record<string, number>>,
  of: Labelled,
  counts: Readonly<Record<string, number>>,
  locale: Locale,
): Choice[] =>
  Object.entries(byWord).map(([word, value]) => ({
    word,
    label: of.label(value as never, locale),
    count: counts[String(value)] ?? 0,
  }));

/** Gives the groups of boxes, in the order of the form (NANNY-05). */
export function groupsOf(facets: Facets, words: Words, locale: Locale): readonly Group[] {
  const { frequencies, childAges, languages, diplomas } = facets;
  return [
    {
      key: "rythme",
      legend: words.rhythm,
      choices: choicesOf(frequencyWords, searchFrequencies, frequencies, locale),
    },
    { key: "age", legend: words.ages, choices: choicesOf(ageWords, childAgeCategories, childAges, locale) },
    {
      key: "langue",
      legend: words.languages,
      choices: choicesOf(languageWords, spokenLanguages, languages, locale),
    },
    {
      key: "diplome",
      legend: words.diplomas,
      choices: choicesOf(diplomaWords, specificDiplomas, diplomas, locale),
    },
  ];
}

/** Names how far a search looks: « 10 km ». */
export const radiusText = (radius: Radius, words: Words): string =>
  radius === "commune" || radius === "department" ? words.places[radius] : `${radius}\u00a0km`;

/** What one ticks or does not, by group. */
export const traits = [
  { legend: "car", keys: ["permis", "conduit"] },
  { legend: "home", keys: ["menage", "repassage"] },
] as const;

const traitNames = {
  permis: ["licence", "licence"],
  conduit: ["drives", "drivesChildren"],
  menage: ["housework", "housework"],
  repassage: ["ironing", "ironing"],
} as const;
type TraitKey = keyof typeof traitNames;

/** Gives the label of a trait and how many would remain with it. */
export function traitOf(key: TraitKey, facets: Facets, words: Words): { label: string; count: number } {
  const [word, facet] = traitNames[key];
  return { label: words[word], count: facets[facet] };
}

const facetOf: Readonly<Record<Narrowing, Without>> = {
  moment: "moments",
  rythme: "frequencies",
  age: "childAges",
  langue: "languages",
  diplome: "diplomas",
  permis: "licence",
  conduit: "drivesChildren",
  menage: "housework",
  repassage: "ironing",
  gardes: "kept",
};

/** Names what of the state narrows, as people read it. */
export function narrowedBy(state: NanniesState, words: Words, locale: Locale) {
  const labels = (byWord: Readonly<Record<string, number>>, of: Labelled, said: string) =>
    said
      .split(",")
      .map((word) => of.label(byWord[word] as never, locale))
      .join(", ");
  const name = (key: Narrowing, said: string): string => {
    if (key === "moment")
      return said
        .split(",")
        .flatMap((text) => readMoment(text) ?? [])
        .map((moment) => momentText(moment, locale))
        .join(", ");
    if (key === "rythme") return labels(frequencyWords, searchFrequencies, said);
    if (key === "age") return `${words.ages} ${labels(ageWords, childAgeCategories, said)}`;
    if (key === "langue") return labels(languageWords, spokenLanguages, said);
    if (key === "diplome") return labels(diplomaWords, specificDiplomas, said);
    return key === "gardes" ? words.keptOnly : words[traitNames[key][0]];
  };
  return narrowing.flatMap((key) => {
    const said = state[key];
    return said === undefined ? [] : [{ key, name: name(key, said), without: facetOf[key] }];
  });
}
