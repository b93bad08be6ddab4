import { childAgeCategories } from "../kernel/childAge.ts";
import type { Locale } from "../kernel/locale.ts";
import { catalogue } from "../kernel/texts.ts";
import { minutesOf, timeText } from "../kernel/time.ts";
import { weekDays } from "../profile/availability.ts";
import type { Moment } from "./moments.ts";

const words = catalogue({
  fr: {
    whole: "toute la journée",
    until: (end: string) => `jusqu’à ${end}`,
    from: (start: string) => `après ${start}`,
    between: (start: string, end: string) => `de ${start} à ${end}`,
    and: " et ",
    every: "tous les jours",
    noWeek: "Disponibilités non précisées",
  },
  en: {
    whole: "all day",
    until: (end) => `until ${end}`,
    from: (start) => `after ${start}`,
    between: (start, end) => `from ${start} to ${end}`,
    and: " and ",
    every: "every day",
    noWeek: "Availability not given",
  },
});

/** Says the hours of a slot: « de 16 h 30 à 19 h », « après 16 h 30 » where it ends at midnight. */
export function hoursText({ startTime, endTime }: Omit<Moment, "day">, locale: Locale): string {
  const { whole, until, from, between } = words(locale);
  const [fromMidnight, toMidnight] = [minutesOf(startTime) === 0, minutesOf(endTime) === 0];
  const [start, end] = [timeText(startTime, locale), timeText(endTime, locale, "end")];
  if (fromMidnight) return toMidnight ? whole : until(end);
  return toMidnight ? from(start) : between(start, end);
}

const dayName = (day: number, locale: Locale): string => {
  const name = weekDays.rows.find(({ value }) => value === day)?.[locale] ?? "";
  return locale === "fr" ? name.toLowerCase() : name;
};

/** Says a moment: « lundi de 16 h 30 à 18 h 30 ». */
export const momentText = (moment: Moment, locale: Locale): string =>
  `${dayName(moment.day, locale)} ${hoursText(moment, locale)}`;

/** Says a week in words, days of the same hours together: « lundi, mardi, jeudi après 16 h 30 » (NANNY-04). */
export function weekText(slots: readonly Moment[], locale: Locale): string {
  const { and, every, noWeek } = words(locale);
  const byHours = new Map<string, number[]>();
  for (const { value } of weekDays.rows) {
    const own = slots.filter(({ day }) => day === value);
    if (own.length === 0) continue;
    const hours = own
      .toSorted((one, other) => minutesOf(one.startTime) - minutesOf(other.startTime))
      .map((slot) => hoursText(slot, locale))
      .join(and);
    byHours.set(hours, [...(byHours.get(hours) ?? []), value]);
  }
  if (byHours.size === 0) return noWeek;
  return [...byHours]
    .map(([hours, days]) => {
      const all = days.length === weekDays.rows.length;
      return `${all ? every : days.map((day) => dayName(day, locale)).join(", ")} ${hours}`;
    })
    .join(locale === "fr" ? "\u00a0; " : "; ");
}

const experienceWords = catalogue({
  fr: {
    count: (count: number) => (count === 1 ? "1 expérience" : `${count} expériences`),
    babies: "dont bébés de moins de 3 ans",
    children: "dont enfants de 3 à 5 ans",
    older: "dont enfants de 6 ans et plus",
  },
  en: {
    count: (count) => (count === 1 ? "1 experience" : `${count} experiences`),
    babies: "including babies under 3",
    children: "including children aged 3 to 5",
    older: "including children aged 6 and over",
  },
});

const { UnderSixMonths, SixToElevenMonths, OneToTwoYears, ThreeToFiveYears } = childAgeCategories.numbers;

/** Says the experience in one line: « 3 expériences, dont bébés de moins de 3 ans »; null for none (NANNY-04). */
export function experienceText(count: number, ages: readonly number[], locale: Locale): string | null {
  if (count === 0) return null;
  const said = experienceWords(locale);
  const [youngest] = ages;
  if (youngest === undefined) return said.count(count);
  const babies: readonly number[] = [UnderSixMonths, SixToElevenMonths, OneToTwoYears];
  const which = babies.includes(youngest)
    ? said.babies
    : youngest === ThreeToFiveYears
      ? said.children
      : said.older;
  return `${said.count(count)}, ${which}`;
}
