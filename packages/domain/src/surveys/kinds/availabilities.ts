import * as z from "zod/mini";
import { semicolon } from "../../kernel/characters/semicolon.ts";
import type { Locale } from "../../kernel/locale.ts";
import { isTime, minutesOf, stepInMinutes, timeText } from "../../kernel/time.ts";
import { surveyDayName, toProfileDay } from "../weekDays.ts";
import { longestComment } from "./comment.ts";
import {
  type AnswerProblem,
  isBlank,
  missing,
  structuredKind,
  textSchema,
  tidyText,
  tooLong,
  wordsSchema,
} from "./kind.ts";

const slotSchema = z.object({
  // Monday is 0 (SURVEY-55).
  days: z.array(z.int().check(z.gte(0), z.lte(6))).check(
    z.maxLength(50),
    z.overwrite((days) => [...new Set(days)].toSorted((a, b) => a - b)),
  ),
  startTime: textSchema(10),
  endTime: textSchema(10),
});
export type SurveySlot = z.infer<typeof slotSchema>;

const weekSchema = z.object({
  slots: z.array(slotSchema).check(z.maxLength(140)),
  isPlanningVariable: z._default(z.boolean(), false),
  comment: z._default(wordsSchema(longestComment), ""),
});
export type SurveyWeek = z.infer<typeof weekSchema>;

/** Gives the slots of a week day by day, each with an id and its day in the profile's number; half-filled ones as they are. */
export const slotsByDay = ({ slots }: Pick<SurveyWeek, "slots">) =>
  slots
    .flatMap(({ days, ...times }) => days.map((day) => ({ day: toProfileDay(day), ...times })))
    .map((slot, index) => ({ id: index + 1, ...slot }));

function timeProblems(time: string, path: string): AnswerProblem[] {
  if (time === "") return [missing(path)];
  if (!isTime(time)) return [{ path, code: "invalid-time" }];
  return minutesOf(time) % stepInMinutes === 0 ? [] : [{ path, code: "quarter-hour" }];
}

// 00:00 as an end is the midnight that follows, as in the profile (PROF-OP13).
const endsFirst = ({ startTime, endTime }: SurveySlot) =>
  minutesOf(endTime) !== 0 && minutesOf(endTime) <= minutesOf(startTime);

function slotProblems(slot: SurveySlot, path: string): AnswerProblem[] {
  const days = slot.days.length === 0 ? [missing(`${path}.days`)] : [];
  const times = [
    ...timeProblems(slot.startTime, `${path}.startTime`),
    ...timeProblems(slot.endTime, `${path}.endTime`),
  ];
  const order =
    times.length === 0 && endsFirst(slot)
      ? [{ path: `${path}.endTime`, code: "end-before-start" as const }]
      : [];
  return [...days, ...times, ...order];
}

function slotText({ days, startTime, endTime }: SurveySlot, locale: Locale): string {
  const colon = locale === "fr" ? "\u00a0:" : ":";
  const names = days.map((day) => surveyDayName(day, locale)).join(", ");
  return `${names}${colon} ${timeText(startTime, locale)} – ${timeText(endTime, locale, "end")}`;
}

/** When care is needed: days and times, or in words when it varies (SURVEY-32, SURVEY-52 to -54, SURVEY-OP15). */
export const availabilities = structuredKind<SurveyWeek>({
  flag: 256,
  label: { fr: "Semaine type", en: "Typical week" },
  schema: weekSchema,
  empty: { slots: [], isPlanningVariable: false, comment: "" },
  seconds: 60,
  tidy: (week) => ({ ...week, comment: tidyText(week.comment) }),
  problems: ({ slots, isPlanningVariable, comment }) => [
    ...(slots.length === 0 && !isPlanningVariable ? [missing("slots")] : []),
    ...slots.flatMap((slot, index) => slotProblems(slot, `slots[${index}]`)),
    ...(isPlanningVariable && isBlank(comment)
      ? [missing("comment")]
      : tooLong(comment, longestComment, "comment")),
  ],
  summary: ({ slots, isPlanningVariable, comment }, _, locale) => {
    const varies = locale === "fr" ? "planning variable" : "varying schedule";
    return [
      ...slots.map((slot) => slotText(slot, locale)),
      ...(isPlanningVariable ? [varies] : []),
      ...(isBlank(comment) ? [] : [tidyText(comment)]),
    ].join(semicolon[locale]);
  },
});
