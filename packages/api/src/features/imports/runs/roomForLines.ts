import { mostKept } from "@ribambelle/domain/imports/runs/run";

type Place = keyof typeof mostKept;

/** Tells of each line of a file that was taken whether there is room to keep it: what weighs has room of its own (IMPORTS-07). */
export function roomForLines(
  most: Readonly<Record<Place, number>> = mostKept,
): (outcome: Place, isWeighty: boolean) => boolean {
  const left = { ...most, weighty: most.updated };
  return (outcome, isWeighty) => {
    const place = isWeighty ? "weighty" : outcome;
    if (left[place] === 0) return false;
    left[place] -= 1;
    return true;
  };
}
