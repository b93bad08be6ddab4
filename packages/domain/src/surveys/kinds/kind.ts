import * as z from "zod/mini";
import { visibleText } from "../../kernel/characters/visibleText.ts";
import type { Locale } from "../../kernel/locale.ts";
import type { Bilingual } from "../../kernel/texts.ts";
import type { Question } from "../question.ts";
import type { SurveyProblem } from "../survey.texts.ts";

/** What is wrong with a part of an answer; the path is empty for the whole (`slots[0].endTime`). */
export interface AnswerProblem {
  readonly path: string;
  readonly code: SurveyProblem;
}

/** Everything that is true of one kind of answer; what a page shows of it is the field of the same name. */
export interface Kind<Value> {
  readonly flag: number;
  readonly label: Bilingual;
  /** The shape of an answer, half-filled ones included: what does not fit it no page would send. */
  readonly schema: z.ZodMiniType<Value>;
  /** What a page starts from. */
  readonly empty: Value;
  /** False for what may always be left as it is (SURVEY-OP6). */
  readonly isRequired: boolean;
  /** How many seconds it takes to answer, about. */
  readonly seconds: number;
  /** Gives what keeps an answer from being sent; empty when it is whole. */
  readonly problems: (value: Value, question: Question, today: string) => AnswerProblem[];
  /** Gives the answer as it is kept: without stray spaces, in one spelling. */
  readonly tidy: (value: Value) => Value;
  /** Gives the answer as it travels: plain for simple ones, JSON for structured ones (SURVEY-OP8). */
  readonly asText: (value: Value) => string;
  /** Reads an answer; null for what no page writes. */
  readonly fromText: (text: string) => Value | null;
  /** Gives the answer in words, as they are right on this day where one is said; empty when there is none. */
  readonly summary: (value: Value, question: Question, locale: Locale, today?: string) => string;
}

type Told<Value> = Omit<Kind<Value>, "asText" | "fromText" | "tidy" | "isRequired"> &
  Partial<Pick<Kind<Value>, "tidy" | "isRequired">>;

// PostgreSQL and CSV readers know no such texts.
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** A text of an answer, of so many characters at most. */
export const textSchema = (most: number) =>
  z.string().check(z.maxLength(most), z.refine(isStorable, "invalid"));

/** Gives a text without what nobody sees, and without spaces around it. */
export const tidyText = (text: string): string => visibleText(text).trim();

/** True when nothing is seen of a text. */
export const isBlank = (text: string): boolean => tidyText(text) === "";

/** Says that something is not given. */
export const missing = (path = ""): AnswerProblem => ({ path, code: "required" });

/**
 * The schema of a text of several lines: more fits it than may be sent, so that a page keeps what is pasted and says that it is
 * too long.
 */
export const wordsSchema = (most: number) => textSchema(most * 5);

/** Says that a text is too long. */
export const tooLong = (text: string, most: number, path = ""): AnswerProblem[] =>
  tidyText(text).length > most ? [{ path, code: "too-long" }] : [];

const read = <Value>(schema: z.ZodMiniType<Value>, given: unknown): Value | null => {
  const parsed = schema.safeParse(given);
  return parsed.success ? parsed.data : null;
};

/** Makes a kind whose answers are plain text. */
export function plainKind<Value extends string>(told: Told<Value>): Kind<Value> {
  return {
    isRequired: true,
    tidy: (value) => tidyText(value) as Value,
    ...told,
    asText: (value) => value,
    fromText: (text) => read(told.schema, text),
  };
}

/** Makes a kind whose answers are written as JSON. */
export function structuredKind<Value extends object>(told: Told<Value>): Kind<Value> {
  return {
    isRequired: true,
    tidy: (value) => value,
    ...told,
    asText: (value) => JSON.stringify(value),
    fromText: (text) => {
      if (text === "") return told.empty;
      try {
        return read(told.schema, JSON.parse(text));
      } catch {
        return null;
      }
    },
  };
}
