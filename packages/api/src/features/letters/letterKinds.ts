import type { LetterState } from "@ribambelle/domain/letters/letter";
import type { FeatureLetters, LetterKind } from "../../mail/letters.ts";

// How many hours pass before a letter that has left is sent once more (MAILS-04).
const hoursBetween = 24;

/** True of a letter that was given up, or that has left and whose words stay true: it may go again (MAILS-04). */
export const goesAgain = (state: LetterState, kind: LetterKind): boolean =>
  state === "given-up" || (state === "sent" && kind.isRepeatable === true);

/** True where the last one that says the same left too short a time ago for another (MAILS-04). */
export const leftLately = (lastSentAt: Date | null, now: Date): boolean =>
  lastSentAt !== null && lastSentAt.getTime() > now.getTime() - hoursBetween * 3_600_000;

/** Gives the kind of this name; none where this version writes none. */
export const kindNamed = (letters: readonly FeatureLetters[], name: string): LetterKind | undefined =>
  letters.map(({ kinds }) => (Object.hasOwn(kinds, name) ? kinds[name] : undefined)).find(Boolean);
