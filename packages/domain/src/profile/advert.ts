import * as z from "zod/mini";
import { visibleText } from "../kernel/characters/visibleText.ts";

/** How many words a title has (PROF-26). */
export const titleWords = { min: 3, max: 12 } as const;
/** The fewest words of a description, and the number from which it is at its best (PROF-28, PROF-29). */
export const descriptionWords = { min: 30, top: 80 } as const;

/** Counts the words of a text, separated by white space only: hyphens and apostrophes join (PROF-OP10). */
export function countWords(text: string): number {
  // Marks alone (a variation selector, an accent on nothing) are not seen: they make no word.
  return visibleText(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(word)).length;
}

/** Tells whether a title has the right number of words (PROF-27). */
export function titleTone(title: string): "bad" | "good" {
  const count = countWords(title);
  return count >= titleWords.min && count <= titleWords.max ? "good" : "bad";
}

/** Tells how far a description is: too short, enough, or at its best (PROF-29, PROF-OP11). */
export function descriptionTone(description: string): "bad" | "enough" | "top" {
  const count = countWords(description);
  if (count < descriptionWords.min) return "bad";
  return count < descriptionWords.top ? "enough" : "top";
}

const text = (max: number, isLongEnough: (typed: string) => boolean, problem: string) =>
  z
    .string()
    .check(
      z.overwrite(visibleText),
      z.trim(),
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(max, { error: "too-long", abort: true }),
      z.refine(isLongEnough, problem),
    );

/** A babysitter's advert; both texts are required (PROF-24 to -30). */
export const advertSchema = z.object({
  title: text(200, (title) => titleTone(title) === "good", "advert-title-words"),
  description: text(
    6_000,
    (description) => descriptionTone(description) !== "bad",
    "advert-description-words",
  ),
});
export type Advert = z.infer<typeof advertSchema>;
