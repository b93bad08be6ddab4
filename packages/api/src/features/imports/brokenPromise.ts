import type { LineProblem } from "@ribambelle/domain/imports/problem";

// The named constraints that lines can break between them and with what is kept (migrations).
const promises: Readonly<Record<string, LineProblem>> = {
  one_person_per_email: { column: "email", code: "email-taken" },
  one_person_per_user_name: { column: "userName", code: "user-name-taken" },
  a_user_name_is_no_foreign_address: { column: "userName", code: "foreign-user-name" },
  a_parent_contract_ends_after_it_starts: { column: "endDate", code: "ends-before-start" },
  a_housework_contract_ends_after_it_starts: { column: "endDate", code: "ends-before-start" },
  a_babysitter_contract_ends_after_it_starts: { column: "endDate", code: "ends-before-start" },
};

/** Gives the problem of a line that the database refuses, or null when the error is no line's fault. */
export function brokenPromise(error: unknown): LineProblem | null {
  const { code, constraint } = error as { code?: unknown; constraint?: string };
  // SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation).
  if (typeof code !== "string" || !/^2[23]/.test(code)) return null;
  return promises[constraint ?? ""] ?? { code: "refused-by-database", detail: constraint ?? code };
}
