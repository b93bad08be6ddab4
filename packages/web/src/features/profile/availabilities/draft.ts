import { fieldProblems } from "@ribambelle/domain/kernel/refusal";
import type { Said } from "@ribambelle/domain/kernel/texts";
import { readTime } from "@ribambelle/domain/kernel/time";
import {
  type Availability,
  availabilitiesSchema,
  availabilitySchema,
  joinAvailabilities,
} from "@ribambelle/domain/profile/availability";
import { availabilityProblemTexts } from "@ribambelle/domain/profile/availability.texts";

/** A slot as it is being typed: its times may be empty or half typed. */
export type DraftAvailability = Availability;

/** What is wrong, by field (`fieldKey`); what is wrong with the week as a whole stands under an empty text. */
export type Problems = ReadonlyMap<string, Said>;

export type AvailabilitiesReading = { ok: true; value: Availability[] } | { ok: false; problems: Problems };

/** Names one end of one slot among the problems. */
export const fieldKey = (id: number, end: "start" | "end") => `${id}.${end}Time`;

/** Gives the week to edit, Monday first (PROF-34). */
export function draftOf(availabilities: readonly Availability[]): DraftAvailability[] {
  return joinAvailabilities(availabilities);
}

// What was typed and not left yet counts as it would be understood.
const understood = (slot: DraftAvailability): Availability => ({
  ...slot,
  startTime: readTime(slot.startTime, "start") ?? slot.startTime.trim(),
  endTime: readTime(slot.endTime, "end") ?? slot.endTime.trim(),
});

/** Reads an edited week: what can be sent, or what is wrong with each field (PROF-35, PROF-36, PROF-OP13). */
export function availabilitiesOf(draft: readonly DraftAvailability[]): AvailabilitiesReading {
  const slots = draft.map(understood);
  const reading = availabilitiesSchema.safeParse(slots);
  if (reading.success) return { ok: true, value: reading.data };
  const problems = new Map<string, Said>();
  for (const { path, message } of reading.error.issues) {
    const [place, field] = path;
    const slot = typeof place === "number" ? slots[place] : undefined;
    const problem = availabilityProblemTexts[message] ?? fieldProblems[message] ?? fieldProblems.invalid;
    const key = slot ? `${slot.id}.${String(field)}` : "";
    if (problem && !problems.has(key)) problems.set(key, problem);
  }
  return { ok: false, problems };
}

/** Gives the slots that are complete and right already. */
export function completeOnes(draft: readonly DraftAvailability[]): Availability[] {
  return draft.map(understood).filter((slot) => availabilitySchema.safeParse(slot).success);
}
