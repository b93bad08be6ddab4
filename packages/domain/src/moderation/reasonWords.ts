import { oneLine } from "../kernel/characters/oneLine.ts";
import type { ReasonWords } from "./toldReason.ts";

/** The most characters that a reason has in each language, as that of a photo (MODER-05). */
export const mostReasonCharacters = 500;

/** What of a reason is not as it should be, and where it was typed. */
export type ReasonProblem =
  | { readonly problem: "needed"; readonly at: "reasonIds" | "textFr" }
  | { readonly problem: "unfit"; readonly at: "textFr" | "textEn" };

interface Given {
  /** Those that were chosen among the ready-made ones. */
  readonly chosen: readonly { readonly textFr: string; readonly textEn: string }[];
  readonly textFr: string | null;
  readonly textEn: string | null;
}

/** A typed text as one line; empty where nothing is seen of it, null where it is too long. */
const typed = (given: string | null) => oneLine(given ?? "", 0, mostReasonCharacters);
/** One line of lines, each as it is: the blanks of a ready-made one that do not break stay so. */
function joined(lines: readonly string[]): string | null {
  const line = lines.filter(Boolean).join(" ");
  return [...line].length <= mostReasonCharacters ? line : null;
}

/**
 * Gives what a person reads of ready-made reasons and typed words: in French, and in English where all of it is said in English too;
 * otherwise they read the French one whole (MODER-05, MODER-06).
 */
export function reasonWords({ chosen, ...given }: Given): ReasonWords | ReasonProblem {
  const [textFr, textEn] = [typed(given.textFr), typed(given.textEn)];
  if (textFr === null) return { problem: "unfit", at: "textFr" };
  if (textEn === null) return { problem: "unfit", at: "textEn" };
  // Words in English alone would leave most people without them.
  if (textFr === "" && textEn !== "") return { problem: "needed", at: "textFr" };
  if (textFr === "" && chosen.length === 0) return { problem: "needed", at: "reasonIds" };
  const fr = joined([...chosen.map((reason) => reason.textFr), textFr]);
  if (fr === null) return { problem: "unfit", at: "textFr" };
  if (textFr !== "" && textEn === "") return { fr, en: null };
  const en = joined([...chosen.map((reason) => reason.textEn), textEn]);
  return en === null ? { problem: "unfit", at: "textEn" } : { fr, en };
}

/** Gives a text that was typed for one language as it is kept; null for none. */
export const keptWords = (given: string | null): string | null => typed(given) || null;
