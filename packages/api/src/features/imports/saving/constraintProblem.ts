import { type LineProblem, ofRefusal } from "@ribambelle/domain/imports/problem";
import { type ConstraintRefusals, isRefusedValue, refusedByConstraint } from "../../../acting/constraints.ts";

/** Gives the problem of a line that the database refuses, or null when the error is no line's fault. */
export function problemOfConstraint(error: unknown, constraints: ConstraintRefusals): LineProblem | null {
  if (!isRefusedValue(error)) return null;
  const refused = refusedByConstraint(error, constraints);
  if (!refused) return { code: "refused-by-database", detail: error.constraint ?? error.code };
  const { refusal, field } = refused;
  return { ...ofRefusal(refusal), ...(field && { column: field }) };
}
