import type { Locale } from "../kernel/locale.ts";
import { importProblems, importTexts } from "./imports.texts.ts";
import type { Problem, ProblemCode } from "./problem.ts";

/** Says one problem: where it stands, then its sentence. */
export function problemText(problem: Problem, locale: Locale): string {
  const words = importTexts(locale);
  const sentences: Record<ProblemCode, (detail: string) => string> = importProblems[locale];
  const place = words.place(problem.file, problem.line, problem.column);
  return words.says(place, sentences[problem.code](problem.detail ?? ""));
}
