import { describe, expect, it } from "vitest";
import { type Moment, readMoment } from "../nannies/moments.ts";
import { type Applicant, compareOffers, forbiddenWords, interestState, offerFit } from "./offer.rules.ts";
import type { Fit } from "./offer.ts";

const at = (...texts: string[]) => texts.map((text) => readMoment(text) as Moment);
const who = (given: Partial<Applicant> = {}): Applicant => ({
  week: at("lundi-16:00-19:00", "jeudi-16:00-19:00"),
  languages: [106, 1],
  hasLicence: false,
  doesHousework: null,
  metres: 4_000,
  ...given,
});
const asks = (given: Partial<Parameters<typeof offerFit>[0]> = {}) => ({
  week: at("lundi-16:30-18:30", "jeudi-16:30-18:30"),
  languages: [],
  needsLicence: false,
  hasHousework: false,
  ...given,
});

describe("how an offer fits", () => {
  it.each<[string, Parameters<typeof offerFit>[0], Partial<Applicant>, Partial<Fit>]>([
    ["the whole week", asks(), {}, { coveredDays: [1, 4], missedDays: [], coveredCount: 2, isWhole: true }],
    ["to the minute", asks({ week: at("lundi-16:00-19:00") }), {}, { coveredDays: [1], isWhole: true }],
    [
      "not a quarter before",
      asks({ week: at("lundi-15:45-19:00") }),
      {},
      { missedDays: [1], isWhole: false },
    ],
    ["not a quarter after", asks({ week: at("lundi-16:00-19:15") }), {}, { missedDays: [1], isWhole: false }],
    [
      "until midnight",
      asks({ week: at("samedi-22:00-00:00") }),
      { week: at("samedi-20:00-00:00") },
      { coveredDays: [6], isWhole: true },
    ],
    [
      "not past midnight",
      asks({ week: at("dimanche-00:00-01:00") }),
      { week: at("samedi-20:00-00:00") },
      { missedDays: [0] },
    ],
    [
      "a day of which one moment of two is covered, not that day",
      asks({ week: at("lundi-08:00-09:00", "lundi-16:30-18:30") }),
      {},
      { coveredDays: [], missedDays: [1], coveredCount: 1, isWhole: false },
    ],
    [
      "a language that is spoken",
      asks({ languages: [1] }),
      {},
      { spoken: [1], missingLanguages: [], isWhole: true },
    ],
    [
      "a language that is not",
      asks({ languages: [2] }),
      {},
      { spoken: [], missingLanguages: [2], isWhole: false },
    ],
    ["a licence that is missing", asks({ needsLicence: true }), {}, { hasLicence: false, isWhole: false }],
    [
      "a licence of which nothing is said",
      asks({ needsLicence: true }),
      { hasLicence: null },
      { hasLicence: false },
    ],
    [
      "a licence that is there",
      asks({ needsLicence: true }),
      { hasLicence: true },
      { hasLicence: true, isWhole: true },
    ],
    [
      "housework that is not done",
      asks({ hasHousework: true }),
      {},
      { doesHousework: false, isWhole: false },
    ],
    [
      "housework that is done",
      asks({ hasHousework: true }),
      { doesHousework: true },
      { doesHousework: true, isWhole: true },
    ],
    ["nothing where no week is said", asks({ week: [] }), {}, { coveredDays: [], isWhole: false }],
  ])("says %s (OFFER-05)", (_, offer, given, fit) => {
    expect(offerFit(offer, who(given))).toMatchObject(fit);
  });

  it.each([
    ["a larger share", { coveredCount: 2, metres: 19_000 }, { coveredCount: 1, metres: 100 }],
    ["the nearer", { metres: 3_999 }, { metres: 4_000 }],
    ["a known distance", { metres: 90_000 }, { metres: null }],
    ["the newer", { publishedDate: "2026-11-21" }, {}],
    ["half of a week before a third of one", { weekLength: 2 }, { weekLength: 3 }],
    ["what says its week", {}, { weekLength: 0, coveredCount: 0 }],
    ["of two alike the one whose reference comes first", {}, { reference: "B" }],
  ])("puts %s first (OFFER-05)", (_, first, second) => {
    const week = at("lundi-16:30-18:30", "jeudi-16:30-18:30", "vendredi-16:30-18:30");
    interface Made {
      readonly publishedDate?: string;
      readonly reference?: string;
      readonly weekLength?: number;
      readonly coveredCount?: number;
      readonly metres?: number | null;
    }
    const made = ({ publishedDate = "2026-11-20", reference = "A", weekLength = 2, ...fit }: Made) => ({
      offer: { week: week.slice(0, weekLength), publishedDate, reference },
      fit: { coveredCount: 1, metres: 4_000, ...fit },
    });
    expect(compareOffers(made(first), made(second))).toBeLessThan(0);
    expect(compareOffers(made(second), made(first))).toBeGreaterThan(0);
  });
});

describe("an application", () => {
  const kept = { isWithdrawn: false, isSeen: false, state: "open" } as const;
  it.each([
    [kept, "open", "sent"],
    [{ ...kept, isSeen: true }, "open", "seen"],
    [kept, "filled", "filled"],
    [kept, "closed", "filled"],
    [{ ...kept, state: "done" }, "filled", "accepted"],
    [{ ...kept, state: "refused" }, "open", "refused"],
    [{ ...kept, isWithdrawn: true, state: "refused" }, "open", "withdrawn"],
  ] as const)("kept as %j of an offer that is %s is %s (OFFER-08)", (interest, offer, state) => {
    expect(interestState(interest, offer)).toBe(state);
  });
});

describe("what an offer may not ask for", () => {
  it.each([
    ["Cherchons une jeune femme dynamique", true],
    ["Femme uniquement", true],
    ["Personne d’origine bretonne", true],
    ["De moins de 30 ans", true],
    ["Célibataire de préférence", true],
    ["Catholique pratiquante", true],
    ["De plus de 45 ans", true],
    ["Entre 20 et 30 ans", true],
    ["Maximum 35 ans", true],
    ["35 ans maximum", false],
    ["Entre 2 et 5 ans", false],
    ["Mariée ou sans enfant", true],
    ["Marié", true],
    ["Sans enfants à charge", true],
    ["Une personne sans enfant", true],
    ["Uniquement une femme", true],
    ["Seulement femmes", true],
    ["exclusivement un homme", true],
    ["Française de souche", true],
    ["Français d’origine", true],
    ["européen uniquement", true],
    ["Européenne uniquement", true],
    ["Africain d’origine", true],
    ["Africaine uniquement", true],
    ["Maghrébin uniquement", true],
    ["Maghrébine uniquement", true],
    ["Musulman pratiquant", true],
    ["Musulmane", true],
    ["Juif", true],
    ["Juive", true],
    ["Protestant", true],
    ["Protestante", true],
    ["Chrétien", true],
    ["Chrétienne", true],
    ["Sans handicap", true],
    ["Pas de handicapés", true],
    ["Non syndiqué", true],
    ["Non syndiquée", true],
    ["Blanche de peau", true],
    ["Blanc de peau", true],
    ["Garde de deux enfants de 3 et 5 ans, après l’école", false],
    ["Pour un jeune garçon de 4 ans", true],
    ["Aide aux devoirs et repas du soir", false],
    ["Deux filles de 6 et 9 ans à conduire à la danse", false],
  ])("warns about « %s »: %s (OFFER-03)", (text, isSeen) => {
    expect(forbiddenWords(text).length > 0).toBe(isSeen);
  });
});
