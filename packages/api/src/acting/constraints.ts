import type { Refusal } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "./refused.ts";

/** What breaking a constraint means: what is refused, and for which field. */
export interface ConstraintRefusal {
  readonly refusal: Refusal;
  readonly field?: string;
}

/**
 * What breaking each of these named constraints means; a constraint that only a bug can break is not listed.
 */
export type ConstraintRefusals = Readonly<Record<string, ConstraintRefusal>>;

/** Refused by the database, whose named constraint says why. */
export class ConstraintRefused extends Refused {
  readonly field: string | undefined;

  constructor({ refusal, field }: ConstraintRefusal) {
    super(refusal);
    this.field = field;
  }
}

/** True when the database refuses the values that it was given: SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation). */
export function isRefusedValue(error: unknown): error is { code: string; constraint?: string } {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" && /^2[23][0-9A-Z]{3}$/.test(code);
}

/** Gives the refusal of a database error, or null when no feature lists its constraint. */
export function refusedByConstraint(
  error: unknown,
  constraints: ConstraintRefusals,
): ConstraintRefused | null {
  const found = isRefusedValue(error) ? constraints[error.constraint ?? ""] : undefined;
  return found ? new ConstraintRefused(found) : null;
}
