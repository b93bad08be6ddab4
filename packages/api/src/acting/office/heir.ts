import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";

/** Who takes over from a colleague who leaves, and what they do: what they may not take care of is nobody's from then on (STAFF-14). */
export interface Heir {
  readonly userId: number;
  readonly functions: readonly StaffFunction[];
}
