import { locales } from "../kernel/locale.ts";
import { sentenceOf, type WrittenText } from "./texts.ts";

// How counts are given: as numbers, or written out and with whether it is one.
const ways: readonly (readonly [string, (count: number) => readonly unknown[]])[] = [
  ["a number", (count) => [count, "Camille", "Noé"]],
  ["a text", (count) => [String(count), count === 1]],
];

/** Gives which sentences count badly, one line for each: their plural does not say how many, begins at another number than two, or is that of one. */
export function countProblems(texts: readonly WrittenText[]): string[] {
  return texts.flatMap((text) =>
    locales.flatMap((locale) =>
      ways.flatMap(([way, given]) =>
        problemsOf((count) => sentenceOf(text[locale], given(count))).map(
          (problem) => `${text.where} (${locale}, ${way}): ${problem}`,
        ),
      ),
    ),
  );
}

function problemsOf(say: (count: number) => string | null): string[] {
  const [zero, one, two, three] = [say(0), say(1), say(2), say(3)];
  if (one === null || two === null || three === null || one === three) return [];
  if (says(one, 1) && !says(three, 3)) return [`does not say how many: ${three}`];
  const [single, couple, several] = [wordAfter(one, 1), wordAfter(two, 2), wordAfter(three, 3)];
  if (couple !== several) return [`two are not said as three: ${two}`];
  // Where none is said otherwise than several, one is too.
  const isPlural = zero !== null && says(zero, 0) && single === several && wordAfter(zero, 0) !== several;
  return isPlural || !isBefore(single, several) ? [`one is said as several: ${one}`] : [];
}

const says = (sentence: string, count: number) => new RegExp(`\\b${count}\\b`).test(sentence);
const wordAfter = (sentence: string, count: number) =>
  new RegExp(`\\b${count}[\\s\\u00a0\\u202f]+(\\p{L}+)`, "u").exec(sentence)?.[1] ?? "";

// A plural is longer than its singular, but for these.
const irregular = new Map([["person", "people"]]);
const isBefore = (single: string, several: string) =>
  single === several || single.length < several.length || irregular.get(single) === several;
