import * as z from "zod/mini";
import { visibleText } from "./visibleText.ts";

/** Gives a text as trimmed lines of what is seen, each break as one sign. */
export function linesOf(given: string): string {
  const breaks = given.toWellFormed().replace(/\r\n?/gu, "\n").replace(/\t/gu, " ");
  return visibleText(breaks.replace(/[^\P{Cc}\n]/gu, "")).trim();
}

/** Lines that may be left empty, of so many characters at most. */
export const linesField = (most: number) =>
  z.pipe(z.pipe(z.string(), z.transform(linesOf)), z.string().check(z.maxLength(most, "too-long")));
