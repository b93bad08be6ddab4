import type { Caller } from "@ribambelle/domain/kernel/permissions/access";

/** The signed-in person behind a request. */
export interface Actor extends Caller {
  readonly personId: number;
  /** `password` while the second factor is still to be given: few calls answer then (FACTOR-02). */
  readonly level: SessionLevel;
}

/** How much of signing in is done. */
export type SessionLevel = "password" | "full";

/** Who acts, and from where: a request, or a command (all null). For the audit table. */
export interface By {
  readonly actorId: number | null;
  readonly address: string | null;
  readonly requestId: string | null;
}
