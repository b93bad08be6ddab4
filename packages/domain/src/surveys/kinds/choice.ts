import type * as z from "zod/mini";
import type { Bilingual } from "../../kernel/texts.ts";
import { optionsOf } from "../items.ts";
import type { Question } from "../question.ts";
import { type Kind, missing, plainKind, textSchema } from "./kind.ts";

/** The most characters of the key of an option. */
export const longestKey = 100;

/** The key of an option; empty while nothing is chosen. */
export const keySchema = textSchema(longestKey);

/** Gives the label of an option by its key; the key itself when the configuration does not have it. */
export const labelOf = (question: Question, key: string): string =>
  optionsOf(question).find((option) => option.key === key)?.value ?? key;

export const isOption = (question: Question, key: string): boolean =>
  optionsOf(question).some((option) => option.key === key);

/** Makes a kind of which one option is chosen (SURVEY-44, SURVEY-49). */
export const choiceKind = (flag: number, label: Bilingual): Kind<z.infer<typeof keySchema>> =>
  plainKind({
    flag,
    label,
    schema: keySchema,
    empty: "",
    seconds: 8,
    tidy: (key) => key,
    problems: (key, question) => {
      if (key === "") return [missing()];
      return isOption(question, key) ? [] : [{ path: "", code: "no-option" }];
    },
    summary: (key, question) => (key === "" ? "" : labelOf(question, key)),
  });
