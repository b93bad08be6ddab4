import { oneLine } from "../kernel/characters/oneLine.ts";
import { type PhotoState, photoStates } from "./photo.states.ts";

const { Pending, Validated, Rejected } = photoStates.numbers;

/** What the agency decides about a photo (AVATAR-OP3, AVATAR-15). */
export type PhotoDecision = "validate" | "reject";

type PhotoAct = PhotoDecision | "change" | "remove";
type PhotoActor = "owner" | "agency";

const acts: Readonly<Record<PhotoAct, { who: PhotoActor; from: readonly (PhotoState | null)[] }>> = {
  change: { who: "owner", from: [null, Pending, Validated, Rejected] },
  remove: { who: "owner", from: [Pending, Validated, Rejected] },
  validate: { who: "agency", from: [Pending] },
  // The agency may change its mind about a photo that families see.
  reject: { who: "agency", from: [Pending, Validated] },
};

/** True when this may be done about a photo in this state, null for none, by its owner or the agency. */
export function canPhoto(who: PhotoActor, act: PhotoAct, state: PhotoState | null): boolean {
  return acts[act].who === who && acts[act].from.includes(state);
}

const mostReasonCharacters = 500;

/** Gives the reason of a refusal as one trimmed line; null when it is empty or too long. */
export const rejectionReason = (given: string): string | null => oneLine(given, 1, mostReasonCharacters);
