import type { Locale } from "@ribambelle/domain/kernel/locale";
import {
  countWords,
  descriptionTone,
  descriptionWords,
  titleTone,
  titleWords,
} from "@ribambelle/domain/profile/advert";
import { writingWords } from "./writing.texts.ts";

/** How many words a text has, in words and in a colour that says the same. */
export interface WordCount {
  readonly tone: "red" | "blue" | "green";
  readonly text: string;
}

/** Says how many words a title has: red out of range, green in it (PROF-27). */
export function titleCount(title: string, locale: Locale): WordCount {
  const words = writingWords(locale);
  const count = countWords(title);
  const counted = words.titleCount(count);
  if (titleTone(title) === "good") return { tone: "green", text: `${counted} · ${words.goodTitle}` };
  const { min, max } = titleWords;
  const off = count < min ? words.fewer(min - count) : words.more(count - max);
  return { tone: "red", text: `${counted} · ${off}` };
}

/** Says how many words a description has: red below 30, blue below 80, green from there on (PROF-29, PROF-OP11). */
export function descriptionCount(description: string, locale: Locale): WordCount {
  const words = writingWords(locale);
  const count = countWords(description);
  const missing = descriptionWords.min - count;
  const said = {
    bad: { tone: "red", text: words.fewerThanMinimum(missing) },
    enough: { tone: "blue", text: words.enough },
    top: { tone: "green", text: words.top },
  } as const;
  const { tone, text } = said[descriptionTone(description)];
  return { tone, text: `${words.descriptionCount(count)} · ${text}` };
}

/** Gives why an advert cannot be saved yet, or null when it can (PROF-30). */
export function advertBlocked(advert: { title: string; description: string }, locale: Locale): string | null {
  const words = writingWords(locale);
  const lacksTitle = titleTone(advert.title) === "bad";
  const lacksDescription = descriptionTone(advert.description) === "bad";
  if (lacksTitle && lacksDescription) return words.needsBoth;
  if (lacksTitle) return words.needsTitle;
  return lacksDescription ? words.needsDescription : null;
}
