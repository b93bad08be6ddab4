import type { Caller } from "@ribambelle/domain/kernel/permissions/access";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";

/** The signed-in person behind a request. */
export interface Actor extends Caller {
  readonly personId: number;
  /** `password` while the second factor is still to be given: few calls answer then (FACTOR-02). */
  readonly level: SessionLevel;
  /** True for somebody of the agency whose password is shorter than theirs may be (STAFF-20). */
  readonly mustChangePassword?: boolean;
}

/** How much of signing in is done. */
export type SessionLevel = "password" | "full";

/** Where an act comes from. */
export type ActSource = "page" | "command" | "job" | "import";

/** Who acts, and from where: a request, or a command (all null). For the audit table. */
export interface By {
  readonly actorId: number | null;
  readonly address: string | null;
  readonly requestId: string | null;
  /** What they do at the agency; null for all others. */
  readonly functions?: readonly StaffFunction[] | null;
  /** Told where it is neither a request’s page nor a command. */
  readonly source?: ActSource;
  /** The import or the act on several things that it belongs to. */
  readonly parent?: string | null;
}
