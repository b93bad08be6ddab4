import type { FeatureLetters, LetterKind } from "../../mail/letters.ts";

/** How many hours pass before a letter that has left is sent once more (MAILS-04). */
export const hoursBetween = 24;

/** Gives the kind of this name; none where this version writes none. */
export const kindNamed = (letters: readonly FeatureLetters[], name: string): LetterKind | undefined =>
  letters.map(({ kinds }) => (Object.hasOwn(kinds, name) ? kinds[name] : undefined)).find(Boolean);
