import * as z from "zod/mini";
import { addDays, ageOn, isDay, plainDay, shortDay } from "../../kernel/day.ts";
import type { Locale } from "../../kernel/locale.ts";
import { dayProblems, dayTextSchema } from "./datePicker.ts";
import { type AnswerProblem, isBlank, missing, structuredKind, textSchema, tidyText } from "./kind.ts";

/** The most children of one answer. */
export const mostChildren = 20;
const oldest = 18;

// Their sub-answers are texts like those of the survey itself: the engine reads them with the sub-questions.
const childSchema = z.object({
  firstName: textSchema(100),
  lastName: textSchema(100),
  birthDate: dayTextSchema,
  subAnswers: z._default(
    z.array(z.object({ questionID: z.int(), answer: textSchema(20_000) })).check(z.maxLength(100)),
    [],
  ),
});
/** A child as a family names it; `subAnswers` holds what is asked of this child (SURVEY-57). */
export type SurveyChild = z.infer<typeof childSchema>;

/** A child of whom nothing is known yet. */
export const noChild: SurveyChild = { firstName: "", lastName: "", birthDate: "", subAnswers: [] };

/** Gives the first birth date that is taken on a day: eighteen years before it (SURVEY-58, SURVEY-OP16). */
export function firstBirthDate(today: string): string {
  const day = `${String(Number(today.slice(0, 4)) - oldest).padStart(4, "0")}${today.slice(4)}`;
  // Eighteen years before 29 February there is none.
  return isDay(day) ? day : addDays(`${day.slice(0, 7)}-28`, 1);
}

/** Writes how old a child is on a day: in months under two years, then in years. */
export function childAgeText(birthDate: string, today: string, locale: Locale): string {
  const years = ageOn(birthDate, today);
  if (years >= 2) return `${years}\u00a0${{ fr: "ans", en: "years" }[locale]}`;
  const started = (Number(today.slice(5, 7)) - Number(birthDate.slice(5, 7)) + 12) % 12;
  const isBefore = today.slice(8) < birthDate.slice(8);
  const months = years * 12 + (isBefore ? (started + 11) % 12 : started);
  return `${months}\u00a0${{ fr: "mois", en: months === 1 ? "month" : "months" }[locale]}`;
}

const childProblems = ({ firstName, lastName, birthDate }: SurveyChild, path: string, today: string) => [
  ...(isBlank(firstName) ? [missing(`${path}.firstName`)] : []),
  ...(isBlank(lastName) ? [missing(`${path}.lastName`)] : []),
  ...dayProblems(birthDate, { from: firstBirthDate(today), to: today }, `${path}.birthDate`),
];

/** One child or more (SURVEY-34, SURVEY-56). */
export const childNumbers = structuredKind<SurveyChild[]>({
  flag: 1024,
  label: { fr: "Enfants", en: "Children" },
  schema: z.array(childSchema).check(z.maxLength(mostChildren)),
  empty: [],
  seconds: 45,
  tidy: (children) =>
    children.map((child) => ({
      ...child,
      firstName: tidyText(child.firstName),
      lastName: tidyText(child.lastName),
    })),
  problems: (children, _, today): AnswerProblem[] =>
    children.length === 0
      ? [{ path: "", code: "no-child" }]
      : children.flatMap((child, index) => childProblems(child, `[${index}]`, today)),
  summary: (children, _, locale, today) =>
    children
      .map(({ firstName, lastName, birthDate }) => {
        const name = [firstName, lastName].map(tidyText).filter(Boolean).join(" ");
        if (!isDay(birthDate)) return name;
        const born = locale === "fr" ? "naissance le" : "born on";
        // AGSUR-03: who reads it at the agency reads how old they are now.
        return today === undefined
          ? `${name} (${born} ${shortDay(birthDate)})`
          : `${name} (${childAgeText(birthDate, today, locale)}, ${born} ${plainDay(birthDate, locale)})`;
      })
      .join(", "),
});
