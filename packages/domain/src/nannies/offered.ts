import { childAgeCategories } from "../kernel/childAge.ts";
import { specificDiplomas } from "../profile/education.ts";
import type { Profile } from "../profile/profile.ts";
import { searchFrequencies, spokenLanguages } from "../profile/profile.values.ts";

const valuesOf = (rows: readonly { readonly value: number }[]) => rows.map(({ value }) => value);

/**
 * What is offered of each kind, and at which bit of the listing its values begin: a search looks at them all at once. The
 * migration of the listing has the same order.
 */
export const offeredKinds = {
  languages: { first: 0, values: valuesOf(spokenLanguages.rows) },
  diplomas: { first: 11, values: valuesOf(specificDiplomas.rows) },
  childAges: { first: 17, values: valuesOf(childAgeCategories.rows) },
  frequencies: { first: 22, values: valuesOf(searchFrequencies.rows) },
} as const;
export type OfferedKind = keyof typeof offeredKinds;

/** What one offers or does not. */
export const offeredTraits = { licence: 25, drivesChildren: 26, housework: 27, ironing: 28 } as const;
export type OfferedTrait = keyof typeof offeredTraits;

/** Gives the bit of one value. */
export function bitOf(kind: OfferedKind, value: number): number {
  const { first, values } = offeredKinds[kind];
  const place = values.indexOf(value);
  if (place < 0) throw new Error(`${value} is no value of ${kind}`);
  return first + place;
}

/** Gives the bits of several values. */
export const bitsOf = (kind: OfferedKind, values: readonly number[] = []): number =>
  values.reduce((bits, value) => bits | (1 << bitOf(kind, value)), 0);

type Offers = Pick<
  Profile,
  | "spokenLanguages"
  | "specificDiplomas"
  | "searchFrequency"
  | "hasDrivingLicence"
  | "canConveyChildren"
  | "isAvailableForHousework"
  | "hasIroningOption"
> & { readonly experiences: readonly { readonly childAge: number | null }[] };

/** Gives all that a profile offers, as the listing keeps it (NANNY-19). */
export function offeredBits(profile: Offers): number {
  const ages = profile.experiences.flatMap(({ childAge }) => (childAge === null ? [] : [childAge]));
  const frequencies = offeredKinds.frequencies.values.filter((value) => profile.searchFrequency & value);
  const traits: Readonly<Record<OfferedTrait, boolean | null>> = {
    licence: profile.hasDrivingLicence,
    drivesChildren: profile.canConveyChildren,
    housework: profile.isAvailableForHousework,
    ironing: profile.hasIroningOption,
  };
  const has = Object.entries(offeredTraits).reduce(
    (bits, [trait, bit]) => (traits[trait as OfferedTrait] ? bits | (1 << bit) : bits),
    0,
  );
  return (
    has |
    bitsOf("languages", profile.spokenLanguages) |
    bitsOf("diplomas", profile.specificDiplomas) |
    bitsOf("childAges", ages) |
    bitsOf("frequencies", frequencies)
  );
}
