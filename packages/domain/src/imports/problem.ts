import type { importProblems } from "./imports.texts.ts";

export type ProblemCode = keyof typeof importProblems.fr;

/** Why a line, or a whole file, was not taken. */
export interface Problem {
  readonly file: string;
  /** The line on which the record begins, the header being line 1; null when the whole file is concerned. */
  readonly line: number | null;
  /** The French header; null when the whole line is concerned. */
  readonly column: string | null;
  readonly code: ProblemCode;
  /** What the sentence names: a list of values, a line, a limit. Never the cell's own content. */
  readonly detail?: string;
}

/** A problem of one line, the column under its name in the code. */
export interface LineProblem extends Pick<Problem, "code" | "detail"> {
  readonly column?: string;
}

/** What became of one line. */
export type Outcome =
  | { readonly line: number; readonly done: "created" | "updated" | "unchanged" }
  | { readonly line: number; readonly done: "refused"; readonly problem: LineProblem };

/** One valid line, with its number. */
export interface Line<Row> {
  readonly line: number;
  readonly row: Row;
}
