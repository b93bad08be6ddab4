import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { addDays, shortDay } from "@ribambelle/domain/kernel/day";

/** The day for which the dates in the demonstration's files were written. */
export const writtenOn = "2026-11-20";

const sources = fileURLToPath(new URL("../../../../demonstration", import.meta.url));

/** Reads a file of the folder `demonstration`, at the root of the project. */
export const readSource = (name: string): Buffer => readFileSync(join(sources, name));

const dayInMs = 86_400_000;
const writtenDay = /\b(\d{2})\/(\d{2})\/(\d{4})\b/g;
const writtenYear = /\b(GE|MNH|INT)-(\d{4})-/g;

/**
 * Gives a text of the demonstration as if it were written today: each of its days as many days before or after, and each
 * reference of a contract as many years before.
 */
export function movedTo(today: string, text: string): string {
  const days = (Date.parse(today) - Date.parse(writtenOn)) / dayInMs;
  const years = Number(today.slice(0, 4)) - Number(writtenOn.slice(0, 4));
  return text
    .replace(writtenDay, (_, date, month, year) => shortDay(addDays(`${year}-${month}-${date}`, days)))
    .replace(writtenYear, (_, kind, year) => `${kind}-${Number(year) + years}-`);
}

/** Reads a CSV file of the folder `demonstration` as if it were written today. */
export const sourceOf = (name: string, today: string): string =>
  movedTo(today, readSource(name).toString("utf8"));

/** The cells of one line, under their French headers. */
export type Cells = Readonly<Record<string, string>>;

/** Gives the lines of a CSV file of the demonstration, whose cells need no quotes. */
export function linesOf(csv: string): Cells[] {
  const [header = [], ...lines] = csv
    .replace("\ufeff", "")
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split(";"));
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""])));
}
