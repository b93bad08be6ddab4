import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Counted, type Narrowed, openTally, radiusBit, type Wanted } from "./facets.ts";
import { radii } from "./nannies.filters.ts";
import type { Facets } from "./nanny.ts";
import { bitsOf, offeredKinds, offeredTraits } from "./offered.ts";

const kinds = Object.keys(offeredKinds) as (keyof typeof offeredKinds)[];
const traits = Object.keys(offeredTraits) as (keyof typeof offeredTraits)[];
const nothing = Object.fromEntries([...kinds, ...traits].map((kind) => [kind, 0])) as Wanted;

/** An advert in words, as somebody would count it by hand. */
interface Advert {
  readonly values: Readonly<Record<(typeof kinds)[number], readonly number[]>>;
  readonly traits: readonly string[];
  readonly rings: readonly string[];
  readonly covered: number;
  readonly isKept: boolean;
}

const few = (values: readonly number[]) => fc.subarray([...values]);
const valuesArbitrary = fc.record({
  languages: few(offeredKinds.languages.values),
  diplomas: few(offeredKinds.diplomas.values),
  childAges: few(offeredKinds.childAges.values),
  frequencies: few(offeredKinds.frequencies.values),
});
const advertArbitrary: fc.Arbitrary<Advert> = fc.record({
  values: valuesArbitrary,
  traits: fc.subarray([...traits] as string[]),
  rings: fc.subarray([...radii] as string[]),
  covered: fc.integer({ min: 0, max: 3 }),
  isKept: fc.boolean(),
});
const askedArbitrary = fc.record({
  radius: fc.constantFrom(...radii),
  momentCount: fc.integer({ min: 0, max: 3 }),
  covers: fc.constantFrom("all" as const, "any" as const),
  isKept: fc.boolean(),
  // One or two values asked for, else next to nobody fits.
  values: fc.record(
    Object.fromEntries(
      kinds.map((kind) => [kind, fc.subarray([...offeredKinds[kind].values], { maxLength: 2 })]),
    ) as Record<(typeof kinds)[number], fc.Arbitrary<number[]>>,
  ),
  traits: fc.subarray([...traits] as string[], { maxLength: 2 }),
});
type AskedInWords = typeof askedArbitrary extends fc.Arbitrary<infer Asked> ? Asked : never;

const traitBits = (names: readonly string[]) =>
  Object.fromEntries(traits.map((name) => [name, names.includes(name) ? 1 << offeredTraits[name] : 0]));

const countedOf = (advert: Advert): Counted => ({
  offered:
    kinds.reduce((bits, kind) => bits | bitsOf(kind, advert.values[kind]), 0) |
    Object.values(traitBits(advert.traits)).reduce((all, bit) => all | bit, 0),
  rings: radii.filter((one) => advert.rings.includes(one)).reduce((all, one) => all | radiusBit(one), 0),
  covered: advert.covered,
  isKept: advert.isKept,
});

const narrowedOf = ({ values, traits: named, ...asked }: AskedInWords): Narrowed => ({
  ...asked,
  wanted: {
    ...Object.fromEntries(kinds.map((kind) => [kind, bitsOf(kind, values[kind])])),
    ...traitBits(named),
  } as Wanted,
});

/** The same by hand: each question asked of each advert, one at a time. */
function byHand(adverts: readonly Advert[], asked: AskedInWords) {
  const fits = (advert: Advert, but: { without?: string; covers?: "all" | "any"; radius?: string } = {}) => {
    const covers = but.covers ?? asked.covers;
    const least = covers === "all" ? asked.momentCount : Math.min(asked.momentCount, 1);
    const isKeptAsked = asked.isKept && but.without !== "kept";
    const has = (name: string, holds: boolean) => but.without === name || holds;
    return (
      has("radius", isKeptAsked || advert.rings.includes(but.radius ?? asked.radius)) &&
      has("moments", advert.covered >= least) &&
      (!isKeptAsked || advert.isKept) &&
      kinds.every((kind) =>
        has(
          kind,
          asked.values[kind].every((value) => advert.values[kind].includes(value)),
        ),
      ) &&
      traits.every((trait) => has(trait, !asked.traits.includes(trait) || advert.traits.includes(trait)))
    );
  };
  const count = (holds: (advert: Advert) => boolean) => adverts.filter(holds).length;
  const passing = (holds: (advert: Advert) => boolean) => count((advert) => fits(advert) && holds(advert));
  const names = ["radius", "moments", "kept", ...kinds, ...traits];
  return {
    count: passing(() => true),
    near: count(({ rings }) => rings.includes(asked.radius)),
    facets: {
      radius: Object.fromEntries(
        radii.map((radius) => [radius, count((advert) => fits(advert, { radius }))]),
      ),
      covers: {
        all: count((advert) => fits(advert, { covers: "all" })),
        any: count((advert) => fits(advert, { covers: "any" })),
      },
      ...Object.fromEntries(
        kinds.map((kind) => [
          kind,
          Object.fromEntries(
            offeredKinds[kind].values.map((value) => [
              value,
              passing(({ values }) => values[kind].includes(value)),
            ]),
          ),
        ]),
      ),
      ...Object.fromEntries(
        traits.map((trait) => [trait, passing((advert) => advert.traits.includes(trait))]),
      ),
      kept: count((advert) => advert.isKept && fits(advert, { without: "radius" })),
      without: Object.fromEntries(
        names.map((without) => [without, count((advert) => !fits(advert) && fits(advert, { without }))]),
      ),
    },
  };
}

const tallied = (adverts: readonly Advert[], narrowed: Narrowed) => {
  const tally = openTally(narrowed);
  for (const advert of adverts) tally.add(countedOf(advert));
  return tally.result();
};

describe("how many would remain with each choice", () => {
  it("is what counting by hand gives, whatever is offered and asked for (NANNY-05, NANNY-15)", () => {
    fc.assert(
      fc.property(fc.array(advertArbitrary, { maxLength: 30 }), askedArbitrary, (adverts, asked) => {
        expect(tallied(adverts, narrowedOf(asked))).toEqual(byHand(adverts, asked));
      }),
      { numRuns: 300 },
    );
  });

  it("is nothing of who offers one of two that are asked for, unless neither is (NANNY-05, NANNY-15)", () => {
    const [one = 0, two = 0] = offeredKinds.languages.values;
    const advert = (...languages: number[]): Advert => ({
      values: { languages, diplomas: [], childAges: [], frequencies: [] },
      ...{ traits: [], rings: ["10"], covered: 0, isKept: false },
    });
    const wanted = { ...nothing, languages: bitsOf("languages", [one, two]) };
    const asked = { radius: "10", momentCount: 0, covers: "any", isKept: false } as const;
    const { count, facets } = tallied([advert(one), advert(two), advert(one, two)], { ...asked, wanted });
    expect([count, facets.without.languages]).toEqual([1, 2]);
  });

  it("is nothing of nobody (NANNY-15)", () => {
    const { count, near, facets } = tallied([], {
      radius: "10",
      momentCount: 0,
      covers: "any",
      wanted: nothing,
      isKept: false,
    });
    const numbers = (of: Facets | object): number[] =>
      Object.values(of).flatMap((value) => (typeof value === "number" ? [value] : numbers(value)));
    expect([count, near, ...new Set(numbers(facets))]).toEqual([0, 0, 0]);
  });
});
