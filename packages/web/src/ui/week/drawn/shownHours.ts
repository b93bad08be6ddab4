import type { Locale } from "@ribambelle/domain/kernel/locale";
import { timeText } from "@ribambelle/domain/kernel/time";
import { type Availability, spanOf } from "@ribambelle/domain/profile/availability";

const fewest = 6;
const air = 30;

interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Gives the hours that a drawn week shows: from the first start to the last end with some air, at least six, whole ones. */
export function shownHours(availabilities: readonly Availability[]): Hours {
  const spans = availabilities.map(spanOf);
  let from = Math.max(0, Math.floor((Math.min(...spans.map(({ start }) => start)) - air) / 60));
  let to = Math.min(24, Math.ceil((Math.max(...spans.map(({ end }) => end)) + air) / 60));
  while (to - from < fewest) {
    if (from > 0) from -= 1;
    if (to < 24 && to - from < fewest) to += 1;
  }
  return { from, to };
}

/** Gives the hours to write on the axis of a drawing: multiples of one, two, three, four or six, so that few enough stand there. */
export function axisHours({ from, to }: Hours, most: number): number[] {
  const step = [1, 2, 3, 4].find((each) => Math.floor(to / each) - Math.ceil(from / each) < most) ?? 6;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Writes an hour of a drawing's axis; the day ends at 24. */
export function hourText(hour: number, locale: Locale): string {
  return timeText(`${String(hour).padStart(2, "0")}:00`, locale);
}
