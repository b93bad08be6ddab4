import { hasKind } from "../surveys/answer.ts";
import { reservedKeys } from "../surveys/items.ts";
import type { Question } from "../surveys/question.ts";
import { fiscalIncomeQuestion } from "../surveys/survey.texts.ts";

/** True for a question about children, the income, or one that its configuration marks: its answer is told when asked (AGSUR-04). */
export const isSensitive = (question: Question): boolean =>
  question.id === fiscalIncomeQuestion ||
  hasKind(question, "childNumbers") ||
  question.items.some(({ key, value }) => key === reservedKeys.sensitive && value === "true");
