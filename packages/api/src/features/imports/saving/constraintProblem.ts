import { importProblems } from "@ribambelle/domain/imports/imports.texts";
import type { LineProblem, ProblemCode } from "@ribambelle/domain/imports/problem";
import { isRefusedValue, refusedByConstraint } from "../../../acting/constraints.ts";
import { joined } from "../../../feature.ts";
import { contracts } from "../../contracts/index.ts";
import { documents } from "../../documents/index.ts";
import { identity } from "../../identity/index.ts";

// The features whose tables an import writes: a line can break their constraints, with stored rows or other
// lines.
const constraints = joined([identity, contracts, documents].map(({ refusals }) => refusals ?? {}));

const isProblemCode = (code: string): code is ProblemCode => code in importProblems.fr;

/** Gives the problem of a line that the database refuses, or null when the error is no line's fault. */
export function problemOfConstraint(error: unknown): LineProblem | null {
  if (!isRefusedValue(error)) return null;
  const refused = refusedByConstraint(error, constraints);
  // Problems of lines have no feature prefix: `identity.email-taken` is `email-taken`.
  const code = refused?.refusal.code.split(".")[1] ?? "";
  if (refused && isProblemCode(code)) return { code, ...(refused.field && { column: refused.field }) };
  return { code: "refused-by-database", detail: error.constraint ?? error.code };
}
