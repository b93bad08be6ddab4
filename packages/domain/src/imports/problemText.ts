import type { Locale } from "../kernel/locale.ts";
import { importTexts } from "./importReport.texts.ts";
import { importProblems } from "./imports.texts.ts";
import type { CommonProblem, Problem, WhatIsWrong } from "./problem.ts";

/** Gives the text of one problem: its place in the files, then its sentence. */
export function problemText(problem: Problem, locale: Locale): string {
  const words = importTexts(locale);
  return words.says(words.place(problem.file, problem.line, problem.column), sentenceOf(problem, locale));
}

/**
 * Gives the text of one problem for a reader who sees the line: the column, if there is one, then the
 * sentence.
 */
export function problemReason(problem: WhatIsWrong & Pick<Problem, "column">, locale: Locale): string {
  const words = importTexts(locale);
  const sentence = sentenceOf(problem, locale);
  return problem.column === null ? sentence : words.says(words.place(null, null, problem.column), sentence);
}

function sentenceOf({ detail = "", ...problem }: WhatIsWrong, locale: Locale): string {
  const sentences: Record<CommonProblem, (detail: string) => string> = importProblems[locale];
  return problem.says ? problem.says[locale](detail) : sentences[problem.code](detail);
}
