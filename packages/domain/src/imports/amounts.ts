import { minutesOfHours } from "../kernel/dates/hours.ts";
import { mostCents } from "../kernel/money/money.ts";
import type { Reader } from "./column.ts";

const written = /^([+\u2212-])?(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/**
 * Reads an amount of euros into cents: 1143,25, 1 143,25, 1143.25, with or without €; at most two decimals, from −500,000 to
 * 500,000 (SPACE-06, annex C).
 */
export const amount: Reader<number> = (cell) => {
  const [, sign = "", euros, cents = ""] = written.exec(cell.replace(/\s*€$/, "")) ?? [];
  if (euros === undefined) return { problem: { code: "invalid-amount" } };
  const value = Number(euros.replaceAll(" ", "") + cents.padEnd(2, "0"));
  if (value > mostCents) return { problem: { code: "number-out-of-range", detail: "−500 000–500 000" } };
  return { value: sign === "" || sign === "+" || value === 0 ? value : -value };
};

/** Reads hours (3,5 or 3h30) into whole minutes (SPACE-11). */
export const hours: Reader<number> = (cell) => {
  const value = minutesOfHours(cell);
  return value === null ? { problem: { code: "invalid-hours" } } : { value };
};
