import { listOf, several, text, words } from "../kernel/lists/listOf.ts";
import { mostMoments, readMoment } from "./moments.ts";

/** How far a family looks: its own commune, so many kilometres, or the department. */
export const radii = ["commune", "5", "10", "20", "department"] as const;
export type Radius = (typeof radii)[number];
/** Where nothing is said. */
export const usualRadius: Radius = "10";

/** The most profiles of one page (NANNY-18). */
export const mostOnPage = 24;

const yes = { oui: true } as const;
const moments = several(text((given) => readMoment(given) !== undefined, "moments"));

/** The values of each choice by their words in the address. */
export const frequencyWords = { regulier: 1, ponctuel: 2, "temps-plein": 4 } as const;
export const ageWords = {
  "moins-de-6-mois": 0,
  "6-a-11-mois": 1,
  "1-a-2-ans": 3,
  "3-a-5-ans": 6,
  "6-ans-et-plus": 7,
} as const;
export const languageWords = {
  francais: 106,
  anglais: 1,
  allemand: 4,
  espagnol: 2,
  italien: 3,
  portugais: 111,
  russe: 112,
  arabe: 113,
  mandarin: 114,
  neerlandais: 1251,
  autre: 116,
} as const;
export const diplomaWords = {
  agrement: 1241,
  "premiers-secours": 1242,
  "petite-enfance": 1247,
  "medico-social": 1248,
  animation: 1249,
  autre: 1250,
} as const;

/** By what profiles are narrowed: in the address of the page, in people’s words, and in its call (NANNY-05, NANNY-06). */
export const nanniesList = listOf({
  /** A commune by its postal code and its name: `69110 Sainte-Foy-lès-Lyon`. */
  commune: text(/^\d{5} \S.{0,80}$/, "commune"),
  rayon: words({ commune: "commune", "5": "5", "10": "10", "20": "20", departement: "department" }, "radius"),
  moment: {
    ...moments,
    read: (given: string) => {
      const read = moments.read(given);
      return read && read.length <= mostMoments ? read : undefined;
    },
  },
  couvre: words({ tous: "all", un: "any" }, "covers"),
  rythme: several(words(frequencyWords, "frequencies")),
  age: several(words(ageWords, "childAges")),
  langue: several(words(languageWords, "languages")),
  diplome: several(words(diplomaWords, "diplomas")),
  permis: words(yes, "licence"),
  conduit: words(yes, "drivesChildren"),
  menage: words(yes, "housework"),
  repassage: words(yes, "ironing"),
  gardes: words(yes, "kept"),
  /** For the page alone: a family may choose without photos (NANNY-OP4). */
  photos: text<undefined>((given) => given === "non"),
  apres: text((given) => given !== "", "after"),
});

/** Those that narrow, beside where and the page. */
export const narrowing = [
  "moment",
  "rythme",
  "age",
  "langue",
  "diplome",
  "permis",
  "conduit",
  "menage",
  "repassage",
  "gardes",
] as const;
export type Narrowing = (typeof narrowing)[number];

type Given = Readonly<Record<string, unknown>>;

/** Reads what a form without a script sends for a new moment: a day, from and to in fields of their own. */
function withTypedMoment(address: Given): Given {
  const { jour, de, a, ...others } = address;
  const typed = readMoment(`${jour}-${de}-${a}`) && `${jour}-${de}-${a}`;
  if (!typed) return others;
  const moments = [others.moment, typed].filter(Boolean).join(",");
  return { ...others, moment: [...new Set(moments.split(","))].join(",") };
}

/** The list as its page reads it, where a form may name a new moment in three fields (NANNY-24). */
export const nanniesPageList = {
  stateIn: (address: Given) => nanniesList.stateIn(withTypedMoment(filled(address))),
  ignoredIn: (address: Given) => {
    const { jour, de, a } = filled(address);
    const isHalf = (jour || de || a) && !readMoment(`${jour}-${de}-${a}`) && (de || a);
    return [...nanniesList.ignoredIn(withTypedMoment(filled(address))), ...(isHalf ? ["jour"] : [])];
  },
  askedIn: nanniesList.askedIn,
};

// A form sends what is empty too.
const filled = (address: Given): Given =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ""));
