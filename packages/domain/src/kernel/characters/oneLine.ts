import { visibleText } from "./visibleText.ts";

/** Gives a text as one trimmed line of what is seen; null when it is shorter or longer than that. */
export function oneLine(given: string, least: number, most: number): string | null {
  const line = visibleText(given.toWellFormed().replace(/[\s\p{Cc}]+/gu, " ")).trim();
  const { length } = [...line];
  return length >= least && length <= most ? line : null;
}
