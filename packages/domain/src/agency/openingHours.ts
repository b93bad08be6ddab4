import { addDays, dayAt, longDay } from "../kernel/day.ts";
import type { Locale } from "../kernel/locale.ts";
import { catalogue } from "../kernel/texts.ts";
import { timeAt, timeText } from "../kernel/time.ts";
import type { Opening } from "./agency.ts";
import { isPublicHoliday } from "./publicHolidays.ts";

/** Whether somebody answers, and until or from when, by the clocks of Paris. */
export type OpenState =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly day: string; readonly at: string; readonly daysAhead: number };

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
// No agency that opens at all stays closed longer: two holidays a year never follow each other week after week.
const daysLooked = 28;

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

function openingsOn(openings: readonly Opening[], day: string): Opening[] {
  if (isPublicHoliday(day)) return [];
  const weekday = weekdays[weekdayOf(day)] as (typeof weekdays)[number];
  return openings
    .filter(({ days }) => days.includes(weekday))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Gives whether the agency is open at that instant; null when it does not say when it is. Closed on public holidays. */
export function openStateAt(openings: readonly Opening[] | undefined, instant: Date): OpenState | null {
  if (!openings || openings.length === 0) return null;
  const today = dayAt(instant);
  const now = timeAt(instant);
  const until = endOf(openingsOn(openings, today), now);
  if (until !== now) return { isOpen: true, until };
  for (let daysAhead = 0; daysAhead <= daysLooked; daysAhead++) {
    const day = addDays(today, daysAhead);
    const next = openingsOn(openings, day).find(({ from }) => daysAhead > 0 || from > now);
    if (next) return { isOpen: false, day, at: next.from, daysAhead };
  }
  return null;
}

// An opening that another one continues or overlaps ends with that one; now, where none has begun.
function endOf(inOrder: readonly Opening[], now: string): string {
  return inOrder.reduce((end, { from, to }) => (from <= end && to > end ? to : end), now);
}

const words = catalogue({
  fr: {
    open: (until: string) => `Ouvert, jusqu’à ${until}`,
    closed: (day: string, at: string) => `Fermé, ouvre ${day} à ${at}`,
    today: "aujourd’hui",
    tomorrow: "demain",
    weekdays: {
      monday: "lundi",
      tuesday: "mardi",
      wednesday: "mercredi",
      thursday: "jeudi",
      friday: "vendredi",
      saturday: "samedi",
      sunday: "dimanche",
    },
    on: (day: string) => `le ${day}`,
  },
  en: {
    open: (until) => `Open until ${until}`,
    closed: (day, at) => `Closed, opens ${day} at ${at}`,
    today: "today",
    tomorrow: "tomorrow",
    weekdays: {
      monday: "on Monday",
      tuesday: "on Tuesday",
      wednesday: "on Wednesday",
      thursday: "on Thursday",
      friday: "on Friday",
      saturday: "on Saturday",
      sunday: "on Sunday",
    },
    on: (day) => `on ${day}`,
  },
});

/** Writes whether somebody answers now: “Ouvert, jusqu’à 18 h”, “Fermé, ouvre lundi à 9 h”. */
export function openStateText(state: OpenState, locale: Locale): string {
  const said = words(locale);
  if (state.isOpen) return said.open(timeText(state.until, locale));
  return said.closed(dayName(state.day, state.daysAhead, locale), timeText(state.at, locale));
}

function dayName(day: string, daysAhead: number, locale: Locale): string {
  const said = words(locale);
  if (daysAhead === 0) return said.today;
  if (daysAhead === 1) return said.tomorrow;
  const weekday = weekdays[weekdayOf(day)] as (typeof weekdays)[number];
  // A week later the weekday alone would be read as this week's.
  return daysAhead < 7
    ? said.weekdays[weekday]
    : said.on(longDay(day, locale).slice(0, -5).replace(/^0/, ""));
}
