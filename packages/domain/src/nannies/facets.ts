import { type Radius, radii } from "./nannies.filters.ts";
import type { Facets, Without } from "./nanny.ts";
import { type OfferedKind, type OfferedTrait, offeredKinds, offeredTraits } from "./offered.ts";

/** The bits of what is offered that one search asks for, kind by kind; 0 where nothing of a kind is asked for. */
export type Wanted = Readonly<Record<OfferedKind | OfferedTrait, number>>;

/** What narrows a search, as its adverts are counted. */
export interface Narrowed {
  readonly radius: Radius;
  /** How many moments are asked for, and whether all or one of them is to be covered. */
  readonly momentCount: number;
  readonly covers: "all" | "any";
  readonly wanted: Wanted;
  readonly isKept: boolean;
}

/** One advert, as it is counted. */
export interface Counted {
  /** In bits, as the listing keeps it. */
  readonly offered: number;
  /** In which radii it lies, one bit each: `radiusBit`. */
  readonly rings: number;
  /** How many of the asked moments its week covers. */
  readonly covered: number;
  readonly isKept: boolean;
}

/** Gives the bit of a radius among those in which an advert lies. */
export const radiusBit = (radius: Radius): number => 1 << radii.indexOf(radius);

/** Gives how many of the asked moments an advert covers at least. */
export const leastCovered = ({ covers, momentCount }: Pick<Narrowed, "covers" | "momentCount">): number =>
  covers === "all" ? momentCount : Math.min(momentCount, 1);

/** Gives all bits that a search asks for. */
export const allWanted = (wanted: Wanted): number =>
  Object.values(wanted).reduce((all, bits) => all | bits, 0);

const kinds = [...Object.keys(offeredKinds), ...Object.keys(offeredTraits)] as (keyof Wanted)[];
// What an advert may fail, one bit each.
const fails: readonly Without[] = ["radius", "moments", ...kinds, "kept"];
const failBit = (name: Without) => 1 << fails.indexOf(name);
const [radiusFails, momentsFail, keptFails] = [failBit("radius"), failBit("moments"), failBit("kept")];
const mostBits = 32;

/** How many adverts a search finds, how many lie near, and how many would remain with each choice. */
export interface Tally {
  readonly count: number;
  readonly near: number;
  readonly facets: Facets;
}

/**
 * Counts adverts, each once: how many fit, and how many would with each other choice — among those that fit, or fail nothing but
 * what the choice replaces (NANNY-05, NANNY-15).
 */
export function openTally(narrowed: Narrowed) {
  const { radius, momentCount, wanted, isKept: isKeptAsked } = narrowed;
  const inRadius = radiusBit(radius);
  const least = leastCovered(narrowed);
  const all = allWanted(wanted);
  const asked = kinds
    .filter((kind) => wanted[kind] !== 0)
    .map((kind) => [wanted[kind], failBit(kind)] as const);
  const offering = new Array<number>(mostBits).fill(0);
  const inRings = radii.map(() => 0);
  const failingOnly = fails.map(() => 0);
  let [count, near, kept, coversAll, coversAny] = [0, 0, 0, 0, 0];

  const lacking = (offered: number) =>
    (offered & all) === all
      ? 0
      : asked.reduce((failed, [bits, bit]) => ((offered & bits) === bits ? failed : failed | bit), 0);
  const countBits = (bits: number, into: number[]) => {
    for (let left = bits; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      into[bit] = (into[bit] ?? 0) + 1;
    }
  };

  return {
    add({ offered, rings, covered, isKept }: Counted): void {
      const isNear = (rings & inRadius) !== 0;
      if (isNear) near += 1;
      // What was put aside is found wherever it is (NANNY-13).
      const failed =
        (isNear || isKeptAsked ? 0 : radiusFails) |
        (covered >= least ? 0 : momentsFail) |
        (isKept || !isKeptAsked ? 0 : keptFails) |
        lacking(offered);
      if (failed === 0) {
        count += 1;
        countBits(offered, offering);
      } else if ((failed & (failed - 1)) === 0 && (failed !== keptFails || isNear)) {
        // Without « Gardés », the radius counts again.
        const at = 31 - Math.clz32(failed);
        failingOnly[at] = (failingOnly[at] ?? 0) + 1;
      }
      if ((failed & ~momentsFail) === 0) {
        if (covered >= momentCount) coversAll += 1;
        if (covered >= Math.min(momentCount, 1)) coversAny += 1;
      }
      if ((failed & ~radiusFails) !== 0) return;
      if (isKept) kept += 1;
      if (!isKeptAsked) countBits(rings, inRings);
    },
    /** Gives what was counted so far. */
    result(): Tally {
      const ofKind = (kind: OfferedKind) => {
        const { first, values } = offeredKinds[kind];
        return Object.fromEntries(values.map((value, place) => [value, offering[first + place] ?? 0]));
      };
      const ofTrait = (trait: OfferedTrait) => offering[offeredTraits[trait]] ?? 0;
      const ofRadii = radii.map((one, place) => [one, isKeptAsked ? count : (inRings[place] ?? 0)]);
      const without = fails.map((name, place) => [name, failingOnly[place] ?? 0]);
      const facets: Facets = {
        radius: Object.fromEntries(ofRadii),
        covers: { all: coversAll, any: coversAny },
        frequencies: ofKind("frequencies"),
        childAges: ofKind("childAges"),
        languages: ofKind("languages"),
        diplomas: ofKind("diplomas"),
        licence: ofTrait("licence"),
        drivesChildren: ofTrait("drivesChildren"),
        housework: ofTrait("housework"),
        ironing: ofTrait("ironing"),
        kept,
        without: Object.fromEntries(without),
      };
      return { count, near, facets };
    },
  };
}
