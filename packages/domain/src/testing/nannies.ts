import type { Facets, Nanny, NannyCard, NannyPage } from "../nannies/nanny.ts";

/** A profile in the list, for tests. */
export const aNannyCard = (given: Partial<NannyCard> = {}): NannyCard => ({
  id: "3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b",
  displayName: "Éloïse K.",
  age: 24,
  city: "Lyon",
  photoUrl: null,
  advertTitle: "Étudiante douce et patiente",
  excerpt: "Je garde des enfants avec plaisir.",
  availabilities: [{ id: 1, day: 1, startTime: "16:30", endTime: "00:00" }],
  spokenLanguages: [106, 1],
  specificDiplomas: [1242],
  hasDrivingLicence: true,
  isAvailableForHousework: true,
  experienceCount: 3,
  childAges: [3, 7],
  metres: 3_200,
  isApproximate: false,
  covered: 0,
  keptAt: null,
  interestAt: null,
  ...given,
});

const none = { radius: 0, moments: 0, frequencies: 0, childAges: 0, languages: 0, diplomas: 0 };

/** How many would remain, for tests. */
export const someFacets = (given: Partial<Facets> = {}): Facets => ({
  radius: { commune: 4, "5": 7, "10": 12, "20": 20, department: 31 },
  covers: { all: 2, any: 5 },
  frequencies: { "1": 8, "2": 3, "4": 0 },
  childAges: { "0": 0, "1": 2, "3": 6, "6": 4, "7": 5 },
  languages: { "106": 12, "1": 5 },
  diplomas: { "1242": 4 },
  licence: 6,
  drivesChildren: 2,
  housework: 3,
  ironing: 1,
  kept: 0,
  without: { ...none, licence: 0, drivesChildren: 0, housework: 0, ironing: 0, kept: 0 },
  ...given,
});

/** A page of profiles, for tests. */
export const aNannyPage = (given: Partial<NannyPage> = {}): NannyPage => ({
  items: [aNannyCard()],
  next: null,
  count: { value: 12, isCapped: false },
  facets: someFacets(),
  near: 12,
  commune: { city: "Lyon", postalCode: "69003" },
  goneCount: 0,
  ...given,
});

/** One profile, for tests. */
export const aNanny = (given: Partial<Nanny> = {}): Nanny => ({
  advertTitle: "Étudiante douce et patiente",
  advertDescription: "Je garde des enfants avec plaisir.",
  city: "Lyon",
  availabilities: [{ id: 1, day: 1, startTime: "16:30", endTime: "00:00" }],
  searchFrequency: 1,
  isAvailableForHousework: true,
  hasIroningOption: false,
  professionalSituation: 1,
  educationLevel: null,
  educationTheme: null,
  specificDiplomas: [],
  hasDrivingLicence: true,
  canConveyChildren: false,
  spokenLanguages: [106],
  isPublished: true,
  displayName: "Éloïse K.",
  age: 24,
  photoUrl: null,
  experiences: [],
  metres: 3_200,
  isApproximate: false,
  keptAt: null,
  interestAt: null,
  id: "3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b",
  firstName: "Éloïse",
  can: { interest: true },
  answerDays: 2,
  ...given,
});
