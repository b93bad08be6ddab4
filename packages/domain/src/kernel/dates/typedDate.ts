import { isDay, shortDay } from "../day.ts";

// A date field holds a day YYYY-MM-DD once it is whole, and until then what was typed of it, as DD/MM/YYYY.

const sizes = [2, 2, 4];
// Whatever separates the parts: slashes, dots, dashes, any spaces, the invisible marks that some programs copy along.
const forms = [
  /(?<!\d)(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/g,
  /(?<!\d)(?<day>\d{1,2})[^\p{L}\p{N}]{1,4}(?<month>\d{1,2})[^\p{L}\p{N}]{1,4}(?<year>\d{4})(?!\d)/gu,
  /(?<!\d)(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})(?!\d)/g,
];

/**
 * Reads the first day of a text, as people write or paste it (2026-09-01, 1/9/2026, 01.09.2026, 01092026), whatever words and
 * signs stand around it; null when there is none.
 */
export function readDate(text: string): string | null {
  const days = forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, groups: { day = "", month = "", year = "" } = {} }) => ({
      index,
      day: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
    })),
  );
  return days.filter(({ day }) => isDay(day)).sort((one, other) => one.index - other.index)[0]?.day ?? null;
}

/** Writes what a date field holds as people read it: a day as DD/MM/YYYY, the rest as it was typed. */
export const dateFieldText = (value: string): string => (isDay(value) ? shortDay(value) : value);

/** Gives what a date field holds for a text in it: the day once its ten characters are one, else the text. */
export const dateFieldValue = (text: string): string => (text.length === 10 && readDate(text)) || text;

/** What can be wrong with a date that was typed. */
export type DateProblem = "incomplete-day" | "invalid-day";

/**
 * Gives what is wrong with what a date field holds: not all of it there, or no day of the calendar, or one outside
 * the days from `min` to `max`, both included; from 1900 to 2199 where nothing else is said. Nothing typed is no
 * problem here: whether a date is required is its question's own rule.
 */
export function dateProblem(
  value: string,
  { min, max }: { readonly min?: string | undefined; readonly max?: string | undefined } = {},
): DateProblem | null {
  if (value === "") return null;
  if (value.length < 10) return "incomplete-day";
  const isAllowed =
    isDay(value) && (min === undefined || value >= min) && (max === undefined || value <= max);
  return isAllowed ? null : "invalid-day";
}

/** A text in a field, and where its caret stands. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

// Digits, and slashes for whatever separates them.
const clean = (text: string) => text.replace(/[.\s-]/g, "/").replace(/[^\d/]/g, "");
const slashes = (text: string) => text.split("/").length - 1;

/** Fills day, month and year with the digits before the caret; a typed slash ends a part, and 1/ is 01/. */
function partsBefore(head: string, hasGrown: boolean): { parts: string[]; at: number } {
  const parts = ["", "", ""];
  let at = 0;
  for (const [place, sign] of [...head].entries()) {
    const isTypedSlash = sign === "/" && hasGrown && place === head.length - 1;
    const part = parts[at] ?? "";
    if (sign === "/") {
      if (at === 2 || (isTypedSlash && part === "")) continue;
      if (isTypedSlash && part.length === 1) parts[at] = `0${part}`;
      at++;
    } else if (part.length < (sizes[at] ?? 0)) {
      parts[at] += sign;
    } else if (at < 2) {
      at++;
      // A part that is full is typed over, and so is the next.
      parts[at] = sign;
    }
  }
  return { parts, at };
}

function joined(parts: readonly string[], upTo: number): string {
  const last = Math.max(
    upTo,
    parts.findLastIndex((part) => part !== ""),
  );
  return parts.slice(0, last + 1).join("/");
}

/**
 * Gives the text DD/MM/YYYY of a date field after a change: `typed` is what the browser has, `before` what stood there
 * (SURVEY-59). Digits alone stay, slashes come by themselves, a digit typed inside a full part replaces the next one, a
 * slash between two parts is stepped over where it is erased, and a date that is pasted is read.
 */
export function typeDate(before: string, typed: Typed, isForward = false): Typed {
  const hasGrown = typed.text.length > before.length;
  const isAtOnce = typed.text.length > before.length + 1 || /^\d{4}-/.test(typed.text);
  const whole = isAtOnce ? readDate(typed.text) : null;
  if (whole) return { text: shortDay(whole), caret: 10 };
  let head = clean(typed.text.slice(0, typed.caret));
  let tail = clean(typed.text.slice(typed.caret));
  const kept = { text: before, caret: Math.min(head.length, before.length) };
  const isSlashErased =
    before === `${head}/${tail}` && tail !== "" && typed.text.length === before.length - 1;
  if (isSlashErased) return { text: before, caret: head.length + (isForward ? 1 : 0) };
  if (hasGrown && head.endsWith("/") && tail.startsWith("/")) tail = tail.slice(1);
  if (slashes(head + tail) > 2) return { ...kept, caret: Math.max(0, kept.caret - 1) };
  // Several parts were erased at once: what is left moves together.
  if (!hasGrown && tail !== "" && slashes(head + tail) < slashes(before)) {
    head = head.replaceAll("/", "");
    const digits = `${head}${tail.replaceAll("/", "")}`;
    const { parts, at } = partsBefore(digits, false);
    const text = joined(parts, at);
    return { text, caret: joined(partsBefore(head, false).parts, 0).length };
  }
  const { parts, at } = partsBefore(head, hasGrown);
  const first = slashes(head);
  const caret = parts.slice(0, at + 1).join("/").length;
  for (const [place, rest] of tail.split("/").entries()) {
    const index = Math.max(at, first + place);
    const room = (sizes[index] ?? 0) - (parts[index] ?? "").length;
    if (room > 0) parts[index] += rest.slice(Math.max(0, rest.length - room));
  }
  const isPartEnded = hasGrown && tail === "" && at < 2 && parts[at]?.length === 2;
  return isPartEnded
    ? { text: `${joined(parts, at)}/`, caret: caret + 1 }
    : { text: joined(parts, at), caret };
}
