import { fieldProblems } from "@ribambelle/domain/kernel/refusal";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { problemCode } from "@ribambelle/domain/kernel/wire";
import type * as z from "zod/mini";
import type { FieldIssue } from "../../client/call/call.ts";

/** What is wrong in a form, by the path of the field: `title`, `slots[2].endTime`. */
export type Problems = ReadonlyMap<string, Bilingual>;

export const noProblems: Problems = new Map();

/** Gives what a schema finds wrong in what was typed, in sentences; `texts` are those of the schema's own problems. */
export function problemsOf(
  schema: z.ZodMiniType,
  typed: unknown,
  texts: Readonly<Record<string, Bilingual>> = {},
): Problems {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return noProblems;
  const known = { ...fieldProblems, ...texts };
  const found = new Map<string, Bilingual>();
  for (const issue of parsed.error.issues) {
    const place = issue.path
      .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
      .join("");
    const said = known[problemCode(issue, typed, known)];
    const name = place.replace(/^\./, "");
    if (said && !found.has(name)) found.set(name, said);
  }
  return found;
}

/** Gives the same of what the server found wrong. */
export function problemsOfIssues(issues: readonly FieldIssue[]): Problems {
  return new Map(issues.map(({ path, text }) => [path, text]));
}
