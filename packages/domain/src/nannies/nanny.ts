import * as z from "zod/mini";
import { singleSpaced } from "../kernel/characters/singleSpaced.ts";
import { childAgeCategories } from "../kernel/childAge.ts";
import { type PublicProfile, publicProfileSchema } from "../profile/publicProfile.ts";
import { listingIdSchema } from "./asked.ts";
import type { Radius } from "./nannies.filters.ts";

/** How many profiles a family is shown in an hour at most (NANNY-16). */
export const mostShownPerHour = 300;
/** A family may say again that a profile interests it after so many days (NANNY-11). */
export const daysBetweenInterests = 30;
/** How many searches a family keeps at most (NANNY-14). */
export const mostSearches = 3;

/** The most characters of a wish. */
export const mostWishLength = 500;

/** What lies between a family and a profile: how far, what was put aside, what was said to the agency. */
const betweenSchema = z.object({
  /** Between the centres of both communes; null where one is not known. */
  metres: z.nullable(z.int()),
  /** True where the place of one commune is that of its postal code. */
  isApproximate: z.boolean(),
  keptAt: z.nullable(z.string()),
  interestAt: z.nullable(z.string()),
});

/** One profile in the list: what of a public profile a card shows (NANNY-04). */
export const nannyCardSchema = z.extend(
  z.pick(publicProfileSchema, {
    displayName: true,
    age: true,
    city: true,
    photoUrl: true,
    advertTitle: true,
    availabilities: true,
    spokenLanguages: true,
    specificDiplomas: true,
    hasDrivingLicence: true,
    isAvailableForHousework: true,
  }),
  {
    ...betweenSchema.shape,
    id: listingIdSchema,
    /** The first lines of the advert. */
    excerpt: z.nullable(z.string()),
    experienceCount: z.int(),
    /** The ages of the children who were looked after, from the youngest. */
    childAges: z.array(childAgeCategories.schema),
    /** How many of the asked moments the week covers. */
    covered: z.int(),
  },
);
export type NannyCard = z.infer<typeof nannyCardSchema>;

const counts = z.record(z.string(), z.int());

/** How many would remain with each choice; and where nothing is found, how many each choice keeps away (NANNY-05, NANNY-15). */
export const facetsSchema = z.object({
  radius: z.object({
    commune: z.int(),
    "5": z.int(),
    "10": z.int(),
    "20": z.int(),
    department: z.int(),
  } satisfies Record<Radius, unknown>),
  covers: z.object({ all: z.int(), any: z.int() }),
  frequencies: counts,
  childAges: counts,
  languages: counts,
  diplomas: counts,
  licence: z.int(),
  drivesChildren: z.int(),
  housework: z.int(),
  ironing: z.int(),
  kept: z.int(),
  /** What would remain if only this were no longer asked. */
  without: z.object({
    radius: z.int(),
    moments: z.int(),
    frequencies: z.int(),
    childAges: z.int(),
    languages: z.int(),
    diplomas: z.int(),
    licence: z.int(),
    drivesChildren: z.int(),
    housework: z.int(),
    ironing: z.int(),
    kept: z.int(),
  }),
});
export type Facets = z.infer<typeof facetsSchema>;
export type Without = keyof Facets["without"];

/** A page of profiles. */
export const nannyPageSchema = z.object({
  items: z.array(nannyCardSchema),
  next: z.nullable(z.string()),
  count: z.object({ value: z.int(), isCapped: z.boolean() }),
  facets: facetsSchema,
  /** How many adverts are published near, whatever else is asked. */
  near: z.int(),
  /** Where is looked: the commune that was asked for, else the family’s own; null where none is known. */
  commune: z.nullable(z.object({ city: z.string(), postalCode: z.nullable(z.string()) })),
  /** What was put aside and is no longer published. */
  goneCount: z.int(),
});
export type NannyPage = z.infer<typeof nannyPageSchema>;

/** One profile as a family reads it (NANNY-10). */
export const nannySchema = z.extend(publicProfileSchema, {
  ...betweenSchema.shape,
  id: listingIdSchema,
  /** The first name alone, for the words of the page. */
  firstName: z.string(),
  can: z.object({ interest: z.boolean() }),
  /** Within how many working days the agency answers. */
  answerDays: z.int(),
});
export type Nanny = z.infer<typeof nannySchema>;

/** How many letters of an advert a card shows. */
const excerptLength = 180;

/** Gives the first lines of an advert, to the end of a word. */
export function excerptOf(text: string | null): string | null {
  const line = text && singleSpaced(text);
  if (!line) return null;
  if (line.length <= excerptLength) return line;
  const cut = line.slice(0, excerptLength);
  // Some languages are written without spaces.
  const end = cut.lastIndexOf(" ");
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

/** Gives what a card shows of a public profile. */
export function cardOf(profile: PublicProfile) {
  const { displayName, age, city, photoUrl, advertTitle, availabilities, experiences } = profile;
  const { spokenLanguages, specificDiplomas, hasDrivingLicence, isAvailableForHousework } = profile;
  const ages = new Set(experiences.map(({ childAge }) => childAge));
  return {
    displayName,
    age,
    city,
    photoUrl,
    advertTitle,
    availabilities,
    spokenLanguages,
    specificDiplomas,
    hasDrivingLicence,
    isAvailableForHousework,
    excerpt: excerptOf(profile.advertDescription),
    experienceCount: experiences.length,
    childAges: childAgeCategories.rows.map(({ value }) => value).filter((value) => ages.has(value)),
  };
}

/** A search that a family keeps: what it looks for, as the address of the page says it. */
export const savedSearchSchema = z.object({
  id: z.int(),
  filters: z.string(),
  savedAt: z.string(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;
