import type { Locale } from "@ribambelle/domain/kernel/locale";
import { getMyReading, getMyReadings } from "@ribambelle/domain/readings/reading.api";
import { queryOf } from "../../client/queryOf.ts";

/** The documents of which the person is a recipient, in their order. */
export const myReadingsQuery = (locale: Locale) => queryOf(getMyReadings, undefined, locale);

/** One of them. */
export const myReadingQuery = (id: string, locale: Locale) => queryOf(getMyReading, { id }, locale);
