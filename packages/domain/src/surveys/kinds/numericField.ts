import type { Locale } from "../../kernel/locale.ts";
import { isBlank, missing, plainKind, textSchema, tidyText } from "./kind.ts";

const form = /^-?\d{1,12}(\.\d{1,6})?$/;

/** Reads a number as people type it (25 000, 1,5): plain digits with a point; null when it is none (SURVEY-43). */
export function readNumber(typed: string): string | null {
  const digits = tidyText(typed)
    .replace(/(?<=\d)\s(?=\d)/g, "")
    .replace(",", ".");
  return form.test(digits) ? digits : null;
}

/** Writes a number for people: 25 000,5 in French, 25,000.5 in English. */
export function numberText(typed: string, locale: Locale): string {
  const [whole = "", decimals] = (readNumber(typed) ?? typed).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === "fr" ? "\u202f" : ",");
  return decimals === undefined ? grouped : `${grouped}${locale === "fr" ? "," : "."}${decimals}`;
}

/** A number (SURVEY-25, SURVEY-43). */
export const numericField = plainKind({
  flag: 2,
  label: { fr: "Nombre", en: "Number" },
  schema: textSchema(30),
  empty: "",
  seconds: 10,
  tidy: (typed) => readNumber(typed) ?? tidyText(typed),
  problems: (typed) => {
    if (isBlank(typed)) return [missing()];
    return readNumber(typed) === null ? [{ path: "", code: "no-number" }] : [];
  },
  summary: (typed, _, locale) => numberText(typed, locale),
});
