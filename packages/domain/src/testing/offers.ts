import type { ListedOffer, OffersPage } from "../offers/offer.ts";

/** An offer that fits wholly, for tests. */
export const anOffer = (given: Partial<ListedOffer> = {}): ListedOffer => ({
  reference: "O-1",
  title: "Sortie d’école à Rezé",
  text: "Deux enfants à chercher à l’école.",
  city: "Rezé",
  startDate: "2027-01-05",
  endDate: null,
  week: [
    { day: 1, startTime: "16:30", endTime: "18:30" },
    { day: 4, startTime: "16:30", endTime: "18:30" },
  ],
  weeklyMinutes: 240,
  isRegular: true,
  childAges: [1, 4],
  hasHousework: false,
  wageFromCents: 1_250,
  wageToCents: 1_320,
  languages: [1],
  needsLicence: false,
  publishedDate: "2026-11-20",
  fit: {
    coveredDays: [1, 4],
    missedDays: [],
    coveredCount: 2,
    metres: 4_000,
    spoken: [1],
    missingLanguages: [],
    hasLicence: null,
    doesHousework: null,
    isWhole: true,
  },
  interest: null,
  ...given,
});

/** The offers of a babysitter, for tests. */
export const anOffersPage = (given: Partial<OffersPage> = {}): OffersPage => ({
  items: [anOffer()],
  fitting: 1,
  counts: { radius: { commune: 0, "5": 1, "10": 1, "20": 1, department: 1 } },
  city: "Nantes",
  helps: [],
  answerDays: 2,
  ...given,
});
