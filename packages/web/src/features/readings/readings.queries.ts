import type { Locale } from "@ribambelle/domain/kernel/locale";
import { getMyReading, getMyReadings } from "@ribambelle/domain/readings/reading.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";

/** Under which everything about documents to read is kept. */
export const readingsKey = "readings";

/** The documents of which the person is a recipient, in their order. */
export const myReadingsQuery = (locale: Locale) =>
  queryOptions({ queryKey: [readingsKey, "all", locale], queryFn: () => call(getMyReadings) });

/** One of them. */
export const myReadingQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: [readingsKey, id, locale],
    queryFn: () => call(getMyReading, undefined, { id }),
  });
