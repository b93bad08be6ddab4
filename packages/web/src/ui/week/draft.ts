import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { readTime } from "@ribambelle/domain/kernel/time";
import {
  type Availability,
  availabilitiesSchema,
  availabilitySchema,
} from "@ribambelle/domain/profile/availability";
import { availabilityProblemTexts } from "@ribambelle/domain/profile/availability.texts";
import { joinAvailabilities } from "@ribambelle/domain/profile/week/slots";
import * as z from "zod/mini";
import { type Problems, problemsOf } from "../fields/formProblems.ts";

const weekSchema = z.object({ availabilities: availabilitiesSchema });

/** A slot as it is being typed: its times may be empty or half typed. */
export type DraftAvailability = Availability;

/** Gives the week to edit, Monday first (PROF-34). */
export function draftOf(availabilities: readonly Availability[]): DraftAvailability[] {
  return joinAvailabilities(availabilities);
}

/** Gives the week to send: a time still being typed is read as if its field had been left (PROF-36). */
export function availabilitiesOf(draft: readonly DraftAvailability[]): Availability[] {
  return draft.map((slot) => ({
    ...slot,
    startTime: readTime(slot.startTime, "start") ?? slot.startTime.trim(),
    endTime: readTime(slot.endTime, "end") ?? slot.endTime.trim(),
  }));
}

/** Gives the slots that are already valid. */
export function completeOnes(draft: readonly DraftAvailability[]): Availability[] {
  return availabilitiesOf(draft).filter((slot) => availabilitySchema.safeParse(slot).success);
}

/** Names one end of one slot, wherever the slot stands in the week. */
export const fieldKey = (id: number, end: "start" | "end") => `${id}.${end}Time`;

/** What is wrong with the fields of a week, by `fieldKey`. */
export type FieldProblems = ReadonlyMap<string, Bilingual>;

/** Gives what is wrong with each field of a week whose field was left or that somebody tried to save (PROF-35, PROF-OP13). */
export function shownProblems(
  draft: readonly DraftAvailability[],
  left: ReadonlySet<string>,
  tried: Problems,
): FieldProblems {
  // Nothing would be shown: nothing need be read.
  if (left.size === 0 && tried.size === 0) return new Map();
  const found = problemsOf(weekSchema, { availabilities: availabilitiesOf(draft) }, availabilityProblemTexts);
  const shown = new Map<string, Bilingual>();
  for (const [index, { id }] of draft.entries()) {
    for (const end of ["start", "end"] as const) {
      const path = `availabilities[${index}].${end}Time`;
      const problem = found.get(path);
      const key = fieldKey(id, end);
      if (problem && (left.has(key) || tried.has(path))) shown.set(key, problem);
    }
  }
  return shown;
}
