import * as z from "zod/mini";
import { paramsOf } from "../lists/paramsOf.ts";
import { yearList } from "./yearList.ts";

/** The most lines of a year that come at once (SPACE-18). */
export const linesAtOnce = 100;

const digits = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/, "invalid")),
    z.pipe(z.transform(Number), z.int().check(z.maximum(most))),
  );

/** What a list of one year is asked by: the year, and how many lines the page has already. */
export const yearParams = z.extend(paramsOf(yearList), { skip: z.optional(digits(100_000)) });

/** What stands beside the lines of one year, on the wire: the fields of `YearOf`. */
export const yearFields = {
  years: z.array(z.int()),
  year: z.nullable(z.int()),
  hasMore: z.boolean(),
  leftCount: z.int(),
};

/** One year of a list. */
export interface YearOf<Line> {
  /** The years that have something, the newest first. */
  readonly years: readonly number[];
  /** The year that is given: the one asked for when it has something, else the newest; null when there is none. */
  readonly year: number | null;
  /** True when more lines follow. */
  readonly hasMore: boolean;
  /** How many lines follow. */
  readonly leftCount: number;
  readonly lines: readonly Line[];
}

/**
 * Cuts one year out of lines that stand in their order, at most a hundred at once (SPACE-18, SPACE-19): an unknown year is the
 * newest one.
 */
export function oneYear<Line>(
  lines: readonly Line[],
  dayOf: (line: Line) => string,
  { year, skip = 0 }: { readonly year?: string | undefined; readonly skip?: number | undefined },
): YearOf<Line> {
  const yearOf = (line: Line) => Number(dayOf(line).slice(0, 4));
  const years = [...new Set(lines.map(yearOf))].sort((one, other) => other - one);
  const asked = Number(year);
  const chosen = years.includes(asked) ? asked : (years[0] ?? null);
  const those = lines.filter((line) => yearOf(line) === chosen);
  return {
    years,
    year: chosen,
    hasMore: those.length > skip + linesAtOnce,
    leftCount: Math.max(0, those.length - skip - linesAtOnce),
    lines: those.slice(skip, skip + linesAtOnce),
  };
}
