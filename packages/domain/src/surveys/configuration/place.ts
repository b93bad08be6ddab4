import type { Bilingual } from "../../kernel/texts.ts";
import type { ConfigurationProblemCode } from "./configuration.texts.ts";

/** Where something stands in a configuration. */
export interface Place {
  /** The title of the category, or its position ("n° 2") while it has none; null outside categories. */
  readonly category: string | null;
  /** The id of the question, or its position while it has none; null outside questions. */
  readonly question: string | null;
}

/** What makes a configuration impossible to use. */
export interface ConfigurationProblem {
  readonly place: Place;
  readonly code: ConfigurationProblemCode;
  readonly detail: string;
}

/** Collects what is wrong. */
export class Complaints {
  readonly found: ConfigurationProblem[] = [];
  add(place: Place, code: ConfigurationProblemCode, detail: string | number = ""): void {
    this.found.push({ place, code, detail: String(detail) });
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** Gives the fields of a JSON object under their names in small letters; null for anything else. */
export function fieldsOf(json: unknown): Fields | null {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return null;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name.toLowerCase(), value]));
}

/** The most characters of a title, a question or an option. */
export const longestText = 1000;

const isSayable = (text: unknown): text is string =>
  typeof text === "string" && text.trim() !== "" && text.length <= longestText && isClean(text);
const isClean = (text: string) => text.isWellFormed() && !text.includes("\0");

/** Reads a text given in French, or in both languages; null when it is none. */
export function readText(json: unknown): Bilingual | null {
  const plain = typeof json === "number" || typeof json === "boolean" ? String(json) : json;
  if (isSayable(plain)) return { fr: plain.trim(), en: plain.trim() };
  const both = fieldsOf(json);
  if (!both || !isSayable(both.fr)) return null;
  if (both.en === undefined || both.en === null) return { fr: both.fr.trim(), en: both.fr.trim() };
  return isSayable(both.en) ? { fr: both.fr.trim(), en: both.en.trim() } : null;
}
