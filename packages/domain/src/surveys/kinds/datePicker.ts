import { isDay, plainDay } from "../../kernel/day.ts";
import { allowsPast } from "../items.ts";
import { type AnswerProblem, missing, plainKind, textSchema } from "./kind.ts";

/** A day as a page holds it: YYYY-MM-DD, empty, or what was typed of it so far. */
export const dayTextSchema = textSchema(20);

/** Gives what is wrong with a day that must lie in a period, ends included. */
export function dayProblems(
  day: string,
  { from, to }: { readonly from: string; readonly to: string },
  path = "",
): AnswerProblem[] {
  if (day === "") return [missing(path)];
  // Digits so far, in the form that people type or in the one that is sent.
  if (/^[\d/-]{1,9}$/.test(day)) return [{ path, code: "incomplete-day" }];
  return isDay(day) && day >= from && day <= to ? [] : [{ path, code: "invalid-day" }];
}

/** The first day that any question takes (SURVEY-62). */
export const firstDay = "1900-01-01";
const lastDay = "2199-12-31";

/** A day: from 1900, or from today where the past is not allowed (SURVEY-28, SURVEY-62, SURVEY-63, SURVEY-OP17). */
export const datePicker = plainKind({
  flag: 16,
  label: { fr: "Date", en: "Date" },
  schema: dayTextSchema,
  empty: "",
  seconds: 10,
  problems: (day, question, today) =>
    dayProblems(day, { from: allowsPast(question) ? firstDay : today, to: lastDay }),
  summary: (day, _, locale) => (isDay(day) ? plainDay(day, locale) : day),
});
