import * as z from "zod/mini";
import { dayInMinutes, isTime, minutesOf, stepInMinutes } from "../kernel/time.ts";
import { valueList } from "../kernel/values.ts";

/** The days of a week in the profile's numbers, in the order in which people read them: Monday first (PROF-33, PROF-34). */
export const weekDays = valueList({
  Monday: { value: 1, fr: "Lundi", en: "Monday" },
  Tuesday: { value: 2, fr: "Mardi", en: "Tuesday" },
  Wednesday: { value: 3, fr: "Mercredi", en: "Wednesday" },
  Thursday: { value: 4, fr: "Jeudi", en: "Thursday" },
  Friday: { value: 5, fr: "Vendredi", en: "Friday" },
  Saturday: { value: 6, fr: "Samedi", en: "Saturday" },
  Sunday: { value: 0, fr: "Dimanche", en: "Sunday" },
});
export type WeekDay = z.infer<typeof weekDays.schema>;

/** The most slots that a week may have. */
export const mostAvailabilities = 140;

function timeProblem(time: string): string | null {
  if (time === "") return "required"; // PROF-35
  if (!isTime(time)) return "invalid-time";
  return minutesOf(time) % stepInMinutes === 0 ? null : "quarter-hour"; // PROF-36
}

// A schema for each end of a slot: the API's reference describes them differently.
const slotTime = () =>
  z.string().check((payload) => {
    const message = timeProblem(payload.value);
    if (message) payload.issues.push({ code: "custom", message, input: payload.value });
  });

interface Hours {
  readonly startTime: string;
  readonly endTime: string;
}

/** A slot as it is compared with others. */
export interface Slot extends Hours {
  readonly id: number;
  readonly day: WeekDay;
}

/** Gives when a slot starts and ends, in minutes after midnight; 00:00 as an end is the midnight that follows (PROF-OP13). */
export function spanOf({ startTime, endTime }: Hours): { start: number; end: number } {
  return { start: minutesOf(startTime), end: minutesOf(endTime) || dayInMinutes };
}

/** A time in the week when a babysitter can work (PROF-33, DATA-11); its problems are said in `availabilityProblemTexts`. */
export const availabilitySchema = z
  .object({
    id: z.int().check(z.gte(0, "invalid"), z.lte(0xffff_ffff, "invalid")),
    day: weekDays.schema,
    startTime: slotTime(),
    endTime: slotTime(),
  })
  .check((payload) => {
    const { startTime, endTime } = payload.value;
    if (timeProblem(startTime) || timeProblem(endTime)) return;
    const { start, end } = spanOf(payload.value);
    if (start < end) return;
    payload.issues.push({ code: "custom", message: "end-before-start", input: endTime, path: ["endTime"] });
  });
export type Availability = z.infer<typeof availabilitySchema>;

/** The whole week of a babysitter, as it is sent and kept. */
export const availabilitiesSchema = z
  .array(availabilitySchema)
  .check(z.maxLength(mostAvailabilities, "too-many-slots"));
