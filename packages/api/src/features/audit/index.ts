import { auditReference } from "@ribambelle/domain/audit/audit.reference";
import { demonstrationActs, requestActs } from "@ribambelle/domain/audit/portal.acts";
import type { Act } from "@ribambelle/domain/kernel/acts/act";
import type { By } from "../../acting/actor.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { Feature } from "../../feature.ts";
import { auditRoutines, auditTasks } from "./audit.jobs.ts";
import { auditPersonal } from "./audit.personal.ts";
import { auditRoutes } from "./audit.routes.ts";
import { auditSettings } from "./audit.settings.ts";
import { type AuditEntry, countAuditEntry, insertAuditEntries } from "./audit.store.ts";
import { plainly } from "./plainly.ts";

export type { By } from "../../acting/actor.ts";
export { countByStaff, wasDoneIn } from "./audit.store.ts";
export { refusalOfFormer, refusalOver } from "./changedMeanwhile.ts";
export { readEntries } from "./entries.views.ts";
export { findFailedSignIns } from "./failedSignIns.store.ts";
export { findVersionMade } from "./lastChange.store.ts";

/** A command has no signed-in person, address or request. */
export const byCommand: By = { actorId: null, address: null, requestId: null };

/** Notes acts in the audit table; called inside the transaction of the acts themselves (budgets.md, Security). */
export async function audit(db: Db, by: By, ...acts: readonly Act[]): Promise<void> {
  await insertAuditEntries(
    db,
    acts.map((act) => entryOf(by, act)),
  );
}

/**
 * Counts an act that changes nothing and that anybody can repeat at will, a refusal or a reading: one entry a person, act, subject
 * and quarter of an hour, with the address and the request of the first.
 */
export async function auditCounted(db: Db, by: By, act: Act): Promise<void> {
  await countAuditEntry(db, entryOf(by, act));
}

/** Notes acts of other times, in their order: those of a demonstration. */
export async function auditOfThen(
  db: Db,
  happened: readonly { readonly at: Date; readonly by: By; readonly act: Act }[],
): Promise<void> {
  await insertAuditEntries(
    db,
    happened.map(({ at, by, act }) => ({ at, ...entryOf(by, act) })),
  );
}

const entryOf = (by: By, { subject, changes, reason, ...act }: Act): AuditEntry => ({
  ...by,
  ...act,
  ...plainly({ subject, changes, reason }),
});

/** The audit as a feature: what it keeps, and until when. */
export const auditing: Feature = {
  jobs: { tasks: auditTasks, routines: auditRoutines },
  settings: auditSettings,
  personal: auditPersonal,
  routes: auditRoutes,
  reference: auditReference,
  acts: [requestActs, demonstrationActs],
};
