import * as z from "zod/mini";
import { visibleText } from "../kernel/characters/visibleText.ts";
import { childAgeCategories } from "../kernel/childAge.ts";
import { isOfCalendar } from "../kernel/day.ts";
import { absent } from "../kernel/values.ts";
import {
  childcareTypes,
  childrenCounts,
  experienceCategories,
  experienceDurations,
} from "./values/experiences.ts";

/** How many experiences a profile holds at most (PROF-58, PROF-OP2). */
export const mostExperiences = 10;
/** How many characters the description of an experience has at most. */
export const mostDescriptionLength = 2_000;

/** One experience with children, as families read it; null means not chosen. */
export const toldExperienceSchema = z.object({
  category: z.nullable(experienceCategories.schema),
  childAge: z.nullable(childAgeCategories.schema),
  duration: z.nullable(experienceDurations.schema),
  childcareType: z.nullable(childcareTypes.schema),
  childrenCount: z.nullable(childrenCounts.schema),
  description: z.nullable(z.string()),
});

export type ExperienceFields = z.infer<typeof toldExperienceSchema>;
const told = Object.keys(toldExperienceSchema.shape) as (keyof ExperienceFields)[];

/** Gives the fields that families read, without those that each save replaces (its id, say). */
export function toldExperience(experience: ExperienceFields): ExperienceFields {
  return Object.fromEntries(told.map((field) => [field, experience[field]])) as ExperienceFields;
}

/** An experience as it is stored. Its id is new at every save of the list (PROF-OP3). */
export const experienceSchema = z.extend(toldExperienceSchema, {
  id: z.int(),
  babysitterId: z.int(),
  createdAt: z.string(),
  modifiedAt: z.string(),
});
export type Experience = z.infer<typeof experienceSchema>;

const text = z
  .string()
  .check(z.overwrite(visibleText), z.trim(), z.maxLength(mostDescriptionLength, "too-long"));

/** An experience as it is sent: with id 0, and with the instant of its creation when it had one (PROF-63, PROF-OP3). */
export const sentExperienceSchema = z
  .object({
    category: absent(experienceCategories.schema),
    childAge: absent(childAgeCategories.schema),
    duration: absent(experienceDurations.schema),
    childcareType: absent(childcareTypes.schema),
    childrenCount: absent(childrenCounts.schema),
    description: absent(text),
    id: z._default(z.int(), 0),
    createdAt: absent(z.string().check(z.refine(isPossible, "invalid-day"))),
  })
  .check(z.refine(canSaveExperience, "experience-incomplete"));
export type SentExperience = z.infer<typeof sentExperienceSchema>;

/** True when the four selects are set, or a description is (PROF-62). */
export function canSaveExperience({
  category,
  childAge,
  duration,
  childcareType,
  description,
}: ExperienceFields): boolean {
  // 0 is a choice (ERR-OP3).
  const areSet = [category, childAge, duration, childcareType].every((choice) => choice !== null);
  return areSet || visibleText(description ?? "").trim() !== "";
}

/** True when nothing was chosen or written: cancelling such a new experience removes it (PROF-56). */
export function isEmptyExperience(experience: ExperienceFields): boolean {
  return told.every((field) => {
    const value = experience[field];
    return value === null || (typeof value === "string" && value.trim() === "");
  });
}

/** Gives the key of a new experience in the list of the page: the low 32 bits of the time (PROF-OP3, DATA-45). */
export function newExperienceKey(now: number, taken: readonly number[]): number {
  let key = now >>> 0;
  while (taken.includes(key)) key = (key + 1) >>> 0;
  return key;
}

// `Date` would shift 30 February to 2 March: an instant of a day that does not exist is refused.
function isPossible(sent: string): boolean {
  return !instant.test(sent) || isOfCalendar(sent.slice(0, 10));
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Gives when an experience was created: the sent instant, or `now` when it is missing, invalid or later
 * (PROF-OP3).
 */
export function keptCreation(createdAt: string | null, now: Date): Date {
  const sent = createdAt !== null && instant.test(createdAt) ? new Date(createdAt) : now;
  return sent.getTime() <= now.getTime() && sent.getUTCFullYear() >= 1970 ? sent : now;
}
