import { visibleText } from "../kernel/characters/visibleText.ts";
import { type PhotoState, photoStates } from "./photo.states.ts";

const { Pending, Validated } = photoStates.numbers;

/** What the agency decides about a photo (AVATAR-OP3, AVATAR-15). */
export type PhotoDecision = "validate" | "reject";

const decidable: Readonly<Record<PhotoDecision, readonly PhotoState[]>> = {
  validate: [Pending],
  // The agency may change its mind about a photo that families see.
  reject: [Pending, Validated],
};

/** True when the decision may be taken about a photo in this state. */
export function canDecide(decision: PhotoDecision, state: PhotoState): boolean {
  return decidable[decision].includes(state);
}

const mostReasonCharacters = 500;

/** Gives the reason of a refusal as one trimmed line; null when it is empty or too long. */
export function rejectionReason(given: string): string | null {
  const line = visibleText(given.toWellFormed().replace(/[\s\p{Cc}]+/gu, " ")).trim();
  const { length } = [...line];
  return length >= 1 && length <= mostReasonCharacters ? line : null;
}
