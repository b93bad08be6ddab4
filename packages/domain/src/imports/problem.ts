import type { Refusal } from "../kernel/refusal.ts";
import type { importProblems } from "./imports.texts.ts";

/** A problem that a line of any file may have. */
export type CommonProblem = keyof typeof importProblems.fr;

/** The sentence of a problem; `detail` is what it names. */
export interface Says {
  readonly fr: (detail: string) => string;
  readonly en: (detail: string) => string;
}

/** A problem that a feature declares for lines of its own: its code, with its sentence. */
export interface OwnProblem {
  readonly code: string;
  readonly says: Says;
}

/** What is wrong: one of the common problems, or a feature's own. */
export type WhatIsWrong = ({ readonly code: CommonProblem; readonly says?: undefined } | OwnProblem) & {
  /** What the sentence names: a list of values, a line, a limit. Never the cell's own content. */
  readonly detail?: string;
};

/** Why a line, or a whole file, was not taken. */
export type Problem = WhatIsWrong & {
  readonly file: string;
  /** The line on which the record begins, the header being line 1; null when the whole file is concerned. */
  readonly line: number | null;
  /** The French header; null when the whole line is concerned. */
  readonly column: string | null;
};

/** A problem of one line, the column under its name in the code. */
export type LineProblem = WhatIsWrong & { readonly column?: string };

/** What is to be told of a line that was taken. */
export interface LineWarning {
  /** Its contract was signed on the portal: its state stays. The subject is its reference and that day (SIGN-31). */
  readonly code: "signedHere";
  readonly subject: string;
}

/** What became of one line. */
export type Outcome =
  | {
      readonly line: number;
      readonly done: "created" | "updated" | "unchanged";
      readonly warning?: LineWarning | undefined;
    }
  | { readonly line: number; readonly done: "refused"; readonly problem: LineProblem };

/** One valid line, with its number. */
export interface Line<Row> {
  readonly line: number;
  readonly row: Row;
}

type Sentence = string | ((detail: string) => string);

/** Declares the problems of a feature's own lines, by their codes. */
export function lineProblems<const Code extends string>(
  sentences: Readonly<Record<Code, { readonly fr: Sentence; readonly en: Sentence }>>,
): { readonly [Each in Code]: OwnProblem & { readonly code: Each } } {
  const said = (sentence: Sentence) => (typeof sentence === "string" ? () => sentence : sentence);
  const all = Object.entries<{ readonly fr: Sentence; readonly en: Sentence }>(sentences);
  return Object.fromEntries(
    all.map(([code, { fr, en }]) => [code, { code, says: { fr: said(fr), en: said(en) } }]),
  ) as ReturnType<typeof lineProblems<Code>>;
}

/** Gives the problem of a line that breaks a promise of the database: `identity.email-taken` is `email-taken`. */
export function ofRefusal({ code, fr, en }: Pick<Refusal, "code" | "fr" | "en">): OwnProblem {
  return { code: code.split(".")[1] ?? code, says: { fr: () => fr, en: () => en } };
}
