import * as z from "zod/mini";
import { visibleText } from "./visibleText.ts";

/** Gives a text as one trimmed line of what is seen. */
export const lineOf = (given: string): string =>
  visibleText(given.toWellFormed().replace(/[\s\p{Cc}]+/gu, " ")).trim();

/** Gives a text as one trimmed line of what is seen; null when it is shorter or longer than that. */
export function oneLine(given: string, least: number, most: number): string | null {
  const line = lineOf(given);
  const { length } = [...line];
  return length >= least && length <= most ? line : null;
}

/** A line that must be typed, of so many characters at most. */
export const lineField = (most: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(lineOf)),
    z.string().check(z.minLength(1, { error: "required", abort: true }), z.maxLength(most, "too-long")),
  );
