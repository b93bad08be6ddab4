import { patternOf } from "../items.ts";
import { matchesPattern } from "../pattern.ts";
import { type AnswerProblem, isBlank, missing, plainKind, textSchema, tidyText } from "./kind.ts";

/** The most characters of a text of one line. */
export const longestText = 500;

/** Gives what is wrong with a text of one line (SURVEY-41, SURVEY-42). */
export function textProblems(text: string, pattern: string | null, path = ""): AnswerProblem[] {
  if (isBlank(text)) return [missing(path)];
  if (pattern !== null && !matchesPattern(pattern, tidyText(text))) return [{ path, code: "pattern" }];
  return [];
}

/** One line of text (SURVEY-29, SURVEY-41, SURVEY-42). */
export const oneTextField = plainKind({
  flag: 32,
  label: { fr: "Texte court", en: "Short text" },
  schema: textSchema(longestText),
  empty: "",
  seconds: 15,
  problems: (text, question) => textProblems(text, patternOf(question)),
  summary: tidyText,
});
