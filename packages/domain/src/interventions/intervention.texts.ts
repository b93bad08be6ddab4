import { dayAndMonth } from "../kernel/dates/periods.ts";
import { addDays, longMonth, plainDay } from "../kernel/day.ts";
import type { Locale } from "../kernel/locale.ts";
import { catalogue } from "../kernel/texts.ts";
import { durationText, minutesOf, timeText } from "../kernel/time.ts";
import { endDateOf, type MonthTotals, type PlannedTime } from "./intervention.rules.ts";
import type { Intervention } from "./intervention.ts";
import { nextIntervention } from "./intervention.views.ts";
import { type CalendarView, weekdayOf, weekOf } from "./periods.ts";

const weekdays = {
  fr: "lundi mardi mercredi jeudi vendredi samedi dimanche",
  en: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
};

/** Gives the name of a day of the week, as sentences have it. */
export const weekdayName = (day: string, locale: Locale): string =>
  weekdays[locale].split(" ")[weekdayOf(day)] ?? "";

/** Writes a day with its weekday: "mardi 24 novembre". */
export const dayOfWeekText = (day: string, locale: Locale): string =>
  `${weekdayName(day, locale)} ${dayAndMonth(day, locale)}`;

/** Writes a day with its weekday and year: "mardi 24 novembre 2026". */
export const fullDayText = (day: string, locale: Locale): string =>
  `${weekdayName(day, locale)} ${plainDay(day, locale)}`;

const isPastMidnight = (planned: PlannedTime) =>
  endDateOf(planned) !== planned.startDate && minutesOf(planned.endTime) > 0;

/** Writes when it takes place: "16 h 30 – 19 h", "20 h – 1 h (mardi)" past midnight (VISITS-07). */
export function hoursText(planned: PlannedTime, locale: Locale): string {
  const until = timeText(planned.endTime, locale, "end");
  const day = isPastMidnight(planned) ? ` (${weekdayName(endDateOf(planned), locale)})` : "";
  return `${timeText(planned.startTime, locale)} – ${until}${day}`;
}

export const interventionWords = catalogue({
  fr: {
    unknown: "Intervenant à confirmer",
    none: "Aucune intervention prévue.",
    today: "aujourd’hui",
    tomorrow: "demain",
    and: "et",
    next: (day: string, from: string, to: string, who: string) =>
      `Prochaine intervention\u00a0: ${day}, de ${from} à ${to}, ${who}.`,
    underWay: (who: string, until: string) => `En ce moment\u00a0: ${who}, jusqu’à ${until}.`,
    unknownYet: "intervenant à confirmer",
    with: (name: string) => `avec ${name}`,
    at: (name: string) => `chez ${name}`,
    week: (from: string, to: string) => `Semaine du ${from} au ${to}`,
    planned: (length: string) => `Prévues ${length}`,
    done: (length: string) => `Effectuées ${length}`,
    counted: (length: string) => `Décomptées ${length}`,
  },
  en: {
    unknown: "Babysitter to be confirmed",
    none: "No visits planned.",
    today: "today",
    tomorrow: "tomorrow",
    and: "and",
    next: (day, from, to, who) => `Next visit: ${day}, from ${from} to ${to}, ${who}.`,
    underWay: (who, until) => `Right now: ${who}, until ${until}.`,
    unknownYet: "babysitter to be confirmed",
    with: (name) => `with ${name}`,
    at: (name) => `at ${name}’s`,
    week: (from, to) => `Week of ${from} to ${to}`,
    planned: (length) => `Planned ${length}`,
    done: (length) => `Done ${length}`,
    counted: (length) => `Counted ${length}`,
  },
});

/** Gives the names of the other party: the babysitter, or each family of a shared presence; null while nobody is known. */
export function otherPartyText(
  {
    otherPartyDisplayName: name,
    otherFamilies,
  }: Pick<Intervention, "otherPartyDisplayName" | "otherFamilies">,
  locale: Locale,
): string | null {
  if (name === null) return null;
  return [name, ...otherFamilies].join(` ${interventionWords(locale).and} `);
}

/** Gives the sentence with which the page opens: what is under way, else what is next (VISITS-01, VISITS-02). */
export function interventionSentence(
  interventions: readonly Intervention[],
  {
    role,
    now,
    today,
    locale,
  }: {
    readonly role: "Parent" | "BabySitter";
    readonly now: Date;
    readonly today: string;
    readonly locale: Locale;
  },
): string {
  const words = interventionWords(locale);
  const found = nextIntervention(interventions, now);
  if (!found) return words.none;
  const { intervention, isUnderWay } = found;
  const name = otherPartyText(intervention, locale);
  const place = name === null ? words.unknownYet : role === "Parent" ? words.with(name) : words.at(name);
  const until = timeText(intervention.endTime, locale, "end");
  if (isUnderWay) return words.underWay(role === "Parent" && name !== null ? name : place, until);
  const named = dayOfWeekText(intervention.startDate, locale);
  const near = new Map([
    [today, words.today],
    [addDays(today, 1), words.tomorrow],
  ]).get(intervention.startDate);
  const from = timeText(intervention.startTime, locale);
  return words.next(near === undefined ? named : `${near}, ${named}`, from, until, place);
}

/** Gives the heading of a period: "novembre 2026", "Semaine du 28 décembre 2026 au 3 janvier 2027" (VISITS-04). */
export function periodHeading(view: CalendarView, day: string, locale: Locale): string {
  if (view !== "semaine") return longMonth(day.slice(0, 7), locale);
  const { from, to } = weekOf(day);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneYear ? dayAndMonth(from, locale) : plainDay(from, locale);
  const [number = first] = first.split(" ");
  return interventionWords(locale).week(isOneMonth ? number : first, plainDay(to, locale));
}

/**
 * Writes the totals of a period: "Prévues 42 h · Effectuées 38 h 30 · Décomptées 38 h"; what is 0 is left out, and what is counted
 * where it equals what is done (VISITS-18). Empty when all are 0.
 */
export function totalsText(totals: Omit<MonthTotals, "month">, locale: Locale): string {
  const words = interventionWords(locale);
  const said = (minutes: number, say: (length: string) => string) =>
    minutes === 0 ? [] : [say(durationText(minutes, locale))];
  const isOwn = totals.countedMinutes !== totals.doneMinutes;
  return [
    ...said(totals.plannedMinutes, words.planned),
    ...said(totals.doneMinutes, words.done),
    ...(isOwn ? said(totals.countedMinutes, words.counted) : []),
  ].join(" · ");
}
