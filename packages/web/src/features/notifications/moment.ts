import { addDays, dayAt, longDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { timeAt, timeText } from "@ribambelle/domain/kernel/time";
import { notificationWords } from "./notifications.texts.ts";

/** Writes when something happened, in the agency's time zone: today or yesterday by name, else the day. */
export function momentText(at: string, now: Date, locale: Locale): string {
  const words = notificationWords(locale);
  const instant = new Date(at);
  const time = timeText(timeAt(instant), locale);
  const [day, today] = [dayAt(instant), dayAt(now)];
  if (day === today) return words.today(time);
  return day === addDays(today, -1) ? words.yesterday(time) : words.on(plainDay(day, locale), time);
}

// "Le 5 juillet", as people write it.
const plainDay = (day: string, locale: Locale) => longDay(day, locale).replace(/^0/, "");
