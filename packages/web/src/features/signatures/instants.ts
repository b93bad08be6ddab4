import { dayAt, plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { timeAt, timeText } from "@ribambelle/domain/kernel/time";

/** Says the day and the hour of an instant, in the agency’s time zone. */
export function dayAndTime(at: string, locale: Locale): [day: string, time: string] {
  const instant = new Date(at);
  return [plainDay(dayAt(instant), locale), timeText(timeAt(instant), locale)];
}

/** Says the day of an instant. */
export const dayOf = (at: string, locale: Locale): string => dayAndTime(at, locale)[0];
