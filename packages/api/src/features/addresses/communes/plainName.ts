// A map: people may type a name of JavaScript's own (constructor), which an object would know.
const shortened: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["sts", "saints"],
  ["stes", "saintes"],
]);

/** A word as names are compared, and where it stands in its text. */
export interface Word {
  readonly plain: string;
  readonly start: number;
  readonly end: number;
}

/** Gives the words of a text without accents, hyphens, apostrophes and capitals; St is saint, Ste is sainte. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].map(({ 0: word, index }) => {
    const bare = word
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae");
    return { plain: shortened.get(bare) ?? bare, start: index, end: index + word.length };
  });
}

/** Gives a name as it is compared: "St-Étienne" is "saint etienne". */
export const plainName = (name: string): string =>
  wordsOf(name)
    .map(({ plain }) => plain)
    .join(" ");

/** True when two names differ by one letter at most: added, left out, replaced, or two that changed places. */
export function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 4 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
