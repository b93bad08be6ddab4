import * as z from "zod/mini";

/** How an offer stands with the agency. */
export const offerStates = ["open", "filled", "closed"] as const;
export type OfferState = (typeof offerStates)[number];

/** How far an application is (OFFER-08). */
export const interestStates = ["sent", "seen", "accepted", "refused", "withdrawn", "filled"] as const;
export type InterestState = (typeof interestStates)[number];

/** The least and the most hours a week that an offer asks for (OFFER-03). */
export const hoursLimits = { least: 60, most: 48 * 60 } as const;

/** The most characters of a word to the agency. */
export const mostWordLength = 500;

const momentSchema = z.object({ day: z.int(), startTime: z.string(), endTime: z.string() });

/** What an offer says, as babysitters read it: nobody's name, address or contact (OFFER-02). */
export const offerSchema = z.object({
  reference: z.string(),
  title: z.string(),
  text: z.string(),
  city: z.string(),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  week: z.array(momentSchema),
  weeklyMinutes: z.int(),
  isRegular: z.boolean(),
  /** In whole years, the youngest first. */
  childAges: z.array(z.int()),
  hasHousework: z.boolean(),
  wageFromCents: z.int(),
  wageToCents: z.nullable(z.int()),
  languages: z.array(z.int()),
  needsLicence: z.boolean(),
  publishedDate: z.string(),
});
export type Offer = z.infer<typeof offerSchema>;

/** How an offer fits somebody, as `offerFit` says it (OFFER-05). */
export const fitSchema = z.object({
  /** The days of the week on which it fits, in the profile's numbers, Monday first. */
  coveredDays: z.array(z.int()),
  missedDays: z.array(z.int()),
  coveredCount: z.int(),
  /** Between the centres of both communes; null where one is not known. */
  metres: z.nullable(z.int()),
  spoken: z.array(z.int()),
  missingLanguages: z.array(z.int()),
  /** Null where none is asked for. */
  hasLicence: z.nullable(z.boolean()),
  doesHousework: z.nullable(z.boolean()),
  /** True where the whole week fits and nothing that is asked for is missing. */
  isWhole: z.boolean(),
});
export type Fit = z.infer<typeof fitSchema>;

const interestSchema = z.object({
  state: z.enum(interestStates),
  saidAt: z.string(),
  /** When it came to this state. */
  stateAt: z.string(),
  /** What the agency says of it. */
  sentence: z.nullable(z.string()),
});

export const listedOfferSchema = z.extend(offerSchema, {
  fit: fitSchema,
  interest: z.nullable(interestSchema),
});
export type ListedOffer = z.infer<typeof listedOfferSchema>;

export const offersPageSchema = z.object({
  /** Those that fit wholly, then the others. */
  items: z.array(listedOfferSchema),
  fitting: z.int(),
  counts: z.object({
    radius: z.object({ commune: z.int(), "5": z.int(), "10": z.int(), "20": z.int(), department: z.int() }),
  }),
  city: z.nullable(z.string()),
  /** What would help whoever applies (OFFER-07). */
  helps: z.array(z.enum(["profile", "advert", "week"])),
  answerDays: z.int(),
});
export type OffersPage = z.infer<typeof offersPageSchema>;

export const myInterestSchema = z.extend(interestSchema, {
  reference: z.string(),
  title: z.string(),
  city: z.string(),
  /** True where the offer is still shown. */
  isShown: z.boolean(),
  can: z.object({ withdraw: z.boolean() }),
});
export type MyInterest = z.infer<typeof myInterestSchema>;
