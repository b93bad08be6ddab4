import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { changeReason } from "@ribambelle/domain/kernel/office/change";
import type { Refusal } from "@ribambelle/domain/kernel/refusal";
import type { By } from "../actor.ts";
import { Refused } from "../refused.ts";
import type { VersionCheck } from "../versionCheck.ts";

/** Who of the agency changes something, from which version, and why; a command says neither version nor reason. */
export interface Change {
  readonly by: By;
  readonly versionCheck: VersionCheck;
  readonly reason: string | null;
  readonly now: Date;
}

/** Gives a refusal that is told at one field of what was sent. */
export function refusedAt(path: string, refusal: Refusal): Refused {
  return new Refused(refusal, { issues: [{ path, code: refusal.code, message: refusal.fr }] });
}

/** Gives the reason of a change as it is kept; refused where it is none (AGUI-24). */
export function reasonOf(given: string): string {
  const reason = changeReason(given);
  if (reason === null) throw refusedAt("reason", agencyRefusals.reasonUnfit);
  return reason;
}
