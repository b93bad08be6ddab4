import * as z from "zod/mini";
import { patternOf } from "../items.ts";
import type { Question } from "../question.ts";
import { isBlank, structuredKind, textSchema, tidyText } from "./kind.ts";
import { longestText, textProblems } from "./oneTextField.ts";

const parts = ["first", "second"] as const;

/** Two texts, labelled by the reserved items first and second (SURVEY-27, SURVEY-OP14). */
export const twoTextField = structuredKind({
  flag: 8,
  label: { fr: "Deux textes", en: "Two texts" },
  schema: z.object({ first: textSchema(longestText), second: textSchema(longestText) }),
  empty: { first: "", second: "" },
  seconds: 20,
  tidy: ({ first, second }) => ({ first: tidyText(first), second: tidyText(second) }),
  problems: (value, question: Question) =>
    parts.flatMap((part) => textProblems(value[part], patternOf(question), part)),
  summary: (value) =>
    parts
      .map((part) => tidyText(value[part]))
      .filter((text) => !isBlank(text))
      .join(", "),
});
