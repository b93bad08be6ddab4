import type { Locale } from "@ribambelle/domain/kernel/locale";
import { type Reading, readingCategories } from "@ribambelle/domain/readings/reading";
import { isLateOn, readingOrder } from "@ribambelle/domain/readings/reading.rules";
import type { KeptReading } from "./readings.store.ts";

/** Shows a document to its recipient on a day, in their language. */
export function readingView(kept: KeptReading, today: string, locale: Locale): Reading {
  const { titleFr, titleEn, openedAt, readAt, confirmedAt, ...shown } = kept;
  return {
    ...shown,
    title: locale === "en" ? (titleEn ?? titleFr) : titleFr,
    categoryDisplayName: readingCategories.label(kept.category, locale),
    openedAt: openedAt?.toISOString() ?? null,
    readAt: readAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    isLate: isLateOn(kept, today),
    isNewVersion: kept.version > 1 && readAt === null,
  };
}

/** Shows all documents of a recipient, those to be read first. */
export const readingViews = (kept: readonly KeptReading[], today: string, locale: Locale): Reading[] =>
  readingOrder(kept).map((one) => readingView(one, today, locale));
