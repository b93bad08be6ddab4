import { semicolon } from "../kernel/characters/semicolon.ts";
import type { Locale } from "../kernel/locale.ts";
import { type KindName, kindNames, kindOf, kinds, type ValueOf } from "./kinds.ts";
import type { Question } from "./question.ts";

/** The parts of an answer, one for each kind of its question. */
export type Parts = { readonly [Name in KindName]?: ValueOf<Name> };

type Typed = Pick<Question<unknown>, "type" | "answerOrders">;

/** Gives the kinds of a question in the order in which they are shown (SURVEY-40, SURVEY-OP4). */
export function kindsOf({ type, answerOrders }: Typed): KindName[] {
  const names = kindNames.filter((name) => (type & kinds[name].flag) !== 0);
  const place = (name: KindName) => {
    const at = answerOrders.indexOf(kinds[name].flag);
    return at === -1 ? answerOrders.length + kinds[name].flag : at;
  };
  return names.toSorted((one, other) => place(one) - place(other));
}

/** True when a question has a kind. */
export const hasKind = ({ type }: Pick<Typed, "type">, name: KindName): boolean =>
  (type & kinds[name].flag) !== 0;

const textOf = (json: unknown): string => (typeof json === "string" ? json : JSON.stringify(json));

function parsedObject(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Reads an answer into its parts; what was not answered is empty. Null is what no page would send. */
export function readAnswer(question: Typed, text: string): Parts | null {
  const names = kindsOf(question);
  const [only] = names;
  const parts: Record<string, unknown> = {};
  if (names.length === 1 && only) {
    // Comments and switches that were left alone may be sent as nothing.
    const read = text === "" ? kindOf(only).empty : kindOf(only).fromText(text);
    return read === null
      ? null
      : ({ [only]: kindOf(only).isRequired && text === "" ? blankOf(only) : read } as Parts);
  }
  const given = text === "" ? {} : parsedObject(text);
  if (given === null) return null;
  if (Object.keys(given).some((flag) => !names.some((name) => String(kinds[name].flag) === flag)))
    return null;
  for (const name of names) {
    const json = given[String(kinds[name].flag)];
    const part = json === undefined || json === null ? blankOf(name) : kindOf(name).fromText(textOf(json));
    if (part === null) return null;
    parts[name] = part;
  }
  return parts as Parts;
}

// The slider's first value is an answer that somebody must have seen: nothing is not 1.
const blankOf = (name: KindName): unknown => (name === "guardHourlyRates" ? "" : kindOf(name).empty);

/** Writes an answer from its parts: text for one kind, JSON by flag for several (api-contract.md §7). */
export function writeAnswer(question: Typed, parts: Parts): string {
  const names = kindsOf(question);
  const partOf = (name: KindName) => parts[name] ?? kindOf(name).empty;
  const [only] = names;
  if (names.length === 1 && only) return kindOf(only).asText(partOf(only));
  return JSON.stringify(Object.fromEntries(names.map((name) => [kinds[name].flag, partOf(name)])));
}

/** The answer from which a page starts (SURVEY-OP14). */
export const emptyAnswer = (question: Typed): string => writeAnswer(question, {});

/** Gives an answer as it is kept, in one spelling; null for what no page would send. */
export function tidyAnswer(question: Typed, text: string): string | null {
  const parts = readAnswer(question, text);
  if (parts === null) return null;
  const tidied = Object.entries(parts).map(([name, part]) => [name, kindOf(name as KindName).tidy(part)]);
  return writeAnswer(question, Object.fromEntries(tidied) as Parts);
}

/** True when an answer says nothing beyond what a page starts from. */
export function isUnanswered(question: Typed, text: string | undefined): boolean {
  if (text === undefined || text === "") return true;
  const tidied = tidyAnswer(question, text);
  return tidied === emptyAnswer(question);
}

/** True when a question may be left as it is: a pure comment or switch, or both (SURVEY-OP6). */
export const isOptional = (question: Typed): boolean =>
  kindsOf(question).every((name) => !kindOf(name).isRequired);

/** Gives an answer in words, its parts one after the other, as they are right on this day where one is said; empty when there is none. */
export function answerSummary(question: Question, text: string, locale: Locale, today?: string): string {
  const parts = readAnswer(question, text);
  if (parts === null) return text;
  return kindsOf(question)
    .map((name) => kindOf(name).summary(parts[name], question, locale, today))
    .filter((words) => words !== "")
    .join(semicolon[locale]);
}
