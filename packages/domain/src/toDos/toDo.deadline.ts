import { dayAndMonth } from "../kernel/dates/periods.ts";
import { addDays } from "../kernel/day.ts";
import type { Locale } from "../kernel/locale.ts";
import { catalogue } from "../kernel/texts.ts";

const words = catalogue({
  fr: {
    today: "aujourd’hui",
    tomorrow: "demain",
    before: (day: string) => `avant le ${day}`,
    late: (days: number) => (days === 1 ? "en retard d’un jour" : `en retard de ${days} jours`),
  },
  en: {
    today: "today",
    tomorrow: "tomorrow",
    before: (day) => `by ${day}`,
    late: (days) => (days === 1 ? "1 day overdue" : `${days} days overdue`),
  },
});

/** Says a deadline in words, from the days that are left until it (TODO-02). */
export function deadlineText(deadline: string, daysLeft: number, locale: Locale): string {
  const { today, tomorrow, before, late } = words(locale);
  if (daysLeft < 0) return late(-daysLeft);
  if (daysLeft === 0) return today;
  if (daysLeft === 1) return tomorrow;
  const year = deadline.slice(0, 4);
  const isThisYear = addDays(deadline, -daysLeft).startsWith(year);
  return before(isThisYear ? dayAndMonth(deadline, locale) : `${dayAndMonth(deadline, locale)} ${year}`);
}
