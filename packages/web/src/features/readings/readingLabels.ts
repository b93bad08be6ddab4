import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import { dayAndMonth } from "@ribambelle/domain/kernel/dates/periods";
import { dayAt, plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { timeAt, timeText } from "@ribambelle/domain/kernel/time";
import type { Reading } from "@ribambelle/domain/readings/reading";
import { readingsLeft } from "@ribambelle/domain/readings/reading.rules";
import { readingsWords } from "./readings.texts.ts";

/** Says a day; those of this year without the year. */
export const dayOf = (day: string, today: string, locale: Locale) =>
  day.slice(0, 4) === today.slice(0, 4)
    ? dayAndMonth(day, locale)
    : `${dayAndMonth(day, locale)} ${day.slice(0, 4)}`;

/** Says how far the reader is with a document, and in which tone (READING-02). */
export function stateOf(
  reading: Reading,
  today: string,
  locale: Locale,
): { text: string; colour: StateColour } {
  const { fresh, opened, read, confirmed, late } = readingsWords(locale).states;
  const { confirmedAt, readAt, openedAt, isLate } = reading;
  if (confirmedAt)
    return { text: confirmed(dayOf(dayAt(new Date(confirmedAt)), today, locale)), colour: "green" };
  if (isLate) return { text: late, colour: "red" };
  if (readAt) return { text: read(dayOf(dayAt(new Date(readAt)), today, locale)), colour: "green" };
  return openedAt ? { text: opened, colour: "default" } : { text: fresh, colour: "blue" };
}

/** Says what is left, in one sentence (READING-01). */
export function leftText(readings: readonly Reading[], today: string, locale: Locale): string {
  const words = readingsWords(locale);
  const { count, deadline, before } = readingsLeft(readings);
  if (count === 0) return words.nothingLeft;
  const late = readings.filter(({ isLate }) => isLate).length;
  if (late > 0) return words.leftLate(count, late);
  return deadline === null
    ? `${words.left(count)}.`
    : words.leftBefore(count, before, dayOf(deadline, today, locale));
}

/** Says when something was done, to the minute, in the agency's time zone. */
export function momentOf(at: string, locale: Locale): string {
  const instant = new Date(at);
  return readingsWords(locale).moment(plainDay(dayAt(instant), locale), timeText(timeAt(instant), locale));
}
