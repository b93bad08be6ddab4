import { addDays, dayAt, plainDay, shortDay } from "./day.ts";
import type { Locale } from "./locale.ts";
import { catalogue } from "./texts.ts";
import { timeAt, timeText } from "./time.ts";

const words = catalogue({
  fr: {
    today: (time: string) => `Aujourd’hui à ${time}`,
    yesterday: (time: string) => `Hier à ${time}`,
    on: (day: string, time: string) => `Le ${day} à ${time}`,
  },
  en: {
    today: (time) => `Today at ${time}`,
    yesterday: (time) => `Yesterday at ${time}`,
    on: (day, time) => `${day} at ${time}`,
  },
});

/** Writes when something happened, in the agency's time zone: today or yesterday by name, else the day. */
export const momentText = (at: string, today: string, locale: Locale): string =>
  sayMoment(at, today, locale, (day) => plainDay(day, locale));

/** Writes the same for a column of a list, which has no room for a month in words. */
export const shortMoment = (at: string, today: string, locale: Locale): string =>
  sayMoment(at, today, locale, shortDay);

function sayMoment(at: string, today: string, locale: Locale, dayText: (day: string) => string) {
  const instant = new Date(at);
  const time = timeText(timeAt(instant), locale);
  const day = dayAt(instant);
  if (day === today) return words(locale).today(time);
  if (day === addDays(today, -1)) return words(locale).yesterday(time);
  return words(locale).on(dayText(day), time);
}
