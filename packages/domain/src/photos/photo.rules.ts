import type * as z from "zod/mini";
import { avatarStates } from "../identity/person.ts";
import { visibleText } from "../kernel/visibleText.ts";

const { Pending, Validated, Rejected } = avatarStates.numbers;
export type PhotoState = z.infer<typeof avatarStates.schema>;

/** What the agency decides about a photo: which photos it may be about, and where they then stand (AVATAR-OP3, AVATAR-15). */
export const photoDecisions = {
  validate: { from: [Pending], to: Validated },
  // The agency may change its mind about a photo that families see.
  reject: { from: [Pending, Validated], to: Rejected },
} as const satisfies Record<string, { readonly from: readonly PhotoState[]; readonly to: PhotoState }>;
export type PhotoDecision = keyof typeof photoDecisions;

/** Tells whether a decision may be taken about a photo that stands so. */
export function canDecide(decision: PhotoDecision, state: PhotoState): boolean {
  const { from }: { from: readonly PhotoState[] } = photoDecisions[decision];
  return from.includes(state);
}

/** The most characters that the reason of a refusal may have. */
export const rejectionReasonLimit = 500;

/** Gives the reason of a refusal as one trimmed line; null when it is empty or too long. */
export function rejectionReason(given: string): string | null {
  const line = visibleText(given.toWellFormed().replace(/[\s\p{Cc}]+/gu, " ")).trim();
  const { length } = [...line];
  return length >= 1 && length <= rejectionReasonLimit ? line : null;
}
