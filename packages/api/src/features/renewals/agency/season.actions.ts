import { mayWithRenewals, type RenewalRight } from "@ribambelle/domain/agencyRenewals/followUp";
import {
  nextReminderAt,
  type ReminderFacts,
  reminderProblem,
} from "@ribambelle/domain/agencyRenewals/reminder";
import type * as api from "@ribambelle/domain/agencyRenewals/renewals.agency.api";
import {
  agencyRenewalRefusals,
  notRemindable,
  remindedLately,
} from "@ribambelle/domain/agencyRenewals/renewals.refusals";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals, type Refusal } from "@ribambelle/domain/kernel/refusal";
import { renewalActs } from "@ribambelle/domain/renewals/renewal.acts";
import type * as z from "zod/mini";
import type { Change } from "../../../acting/office/change.ts";
import { refusedAt } from "../../../acting/office/change.ts";
import { refuseUnassignable } from "../../../acting/office/refuseUnassignable.ts";
import { doOnce, type Once } from "../../../acting/once/once.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { audit, type By, refusalOfFormer } from "../../audit/index.ts";
import { lockPerson } from "../../people/index.ts";
import { orderReminder } from "../letters/reminders.letters.ts";
import { getTarget } from "./answer.views.ts";
import * as store from "./followUps.store.ts";
import { reminderFacts } from "./season.rows.ts";

type Deps = Pick<FeatureDeps, "connection" | "now">;
type Followed = z.infer<typeof api.followRenewal.body>;
type Reminded = z.infer<typeof api.remindRenewal.body>;
interface Doer {
  readonly by: By;
  readonly functions: readonly StaffFunction[];
}

const changing = ["renewals.followed", "renewals.answered"];

/** Says how far an answer is, who takes care of it, or a note; gives the version that is made (AGREN-10). */
export async function followAnswer(
  { connection: { db }, now }: Deps,
  { state, ownerId, note, ...asked }: Followed,
  { by, functions, versionCheck }: Doer & Pick<Change, "versionCheck">,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { season, target } = await heldTarget(transaction, asked, { functions, now, right: "follow" });
    const { personId, followVersion: version } = target;
    const subject = String(asked.year);
    if (!versionCheck(version)) throw await refusalOfFormer(transaction, personId, changing, [subject]);
    const { role } = season;
    await refuseUnassignable(transaction, ownerId, (its) => mayWithRenewals(its, role, "follow"));
    // What was not answered is nowhere yet.
    if (state !== undefined && target.answer === null) throw refusedAt("state", commonRefusals.invalid);
    const before = { state: target.followState, ownerId: target.ownerId, note: target.note };
    const after = {
      state: state ?? before.state,
      ownerId: ownerId === undefined ? before.ownerId : ownerId,
      note: note === undefined ? before.note : note || null,
    };
    const isSame =
      after.state === before.state && after.ownerId === before.ownerId && after.note === before.note;
    if (isSame) return version;
    const made = await store.saveFollowUp(transaction, asked.year, personId, after);
    await audit(transaction, by, renewalActs.followed({ personId, subject }));
    return made;
  });
}

/** Writes to somebody who has not answered, once however often it is asked; gives when (AGREN-11, AGREN-13). */
export async function remind(
  { connection: { db }, now }: Deps,
  asked: Reminded,
  { by, functions, once }: Doer & { readonly once: Once },
): Promise<{ lastRemindedAt: string }> {
  return db.transaction().execute((transaction) =>
    doOnce(transaction, once, now(), async () => {
      const held = await heldTarget(transaction, asked, { functions, now, right: "remind" });
      const { season, target, at } = held;
      const facts = reminderFacts(season, target);
      const refusal = refusalOf(facts, at);
      if (refusal) throw new Refused(refusal);
      const { personId } = target;
      await store.noteReminder(transaction, asked.year, personId, at);
      await audit(transaction, by, renewalActs.reminded({ personId, subject: String(asked.year) }));
      await orderReminder(transaction, { personId, year: asked.year, ...facts }, at);
      return { lastRemindedAt: at.toISOString() };
    }),
  );
}

function refusalOf(facts: ReminderFacts, now: Date): Refusal | null {
  const problem = reminderProblem(facts, now);
  if (!problem) return null;
  if (problem === "closed" || problem === "answered") return agencyRenewalRefusals[problem];
  const { lastRemindedAt, gapDays } = facts;
  if (problem === "lately" && lastRemindedAt)
    return remindedLately(lastRemindedAt, nextReminderAt(lastRemindedAt, gapDays));
  return notRemindable(problem);
}

// Whoever answers, or is reminded by a colleague, at the same time waits: what is looked at stays so until the end.
async function heldTarget(
  transaction: Db,
  asked: { readonly year: number; readonly userId: number },
  { functions, right, now }: { functions: readonly StaffFunction[]; right: RenewalRight; now: () => Date },
) {
  await lockPerson(transaction, asked.userId);
  const at = now();
  const found = await getTarget(transaction, functions, asked, { now: at, lock: true });
  if (!mayWithRenewals(functions, found.season.role, right)) throw new Refused(commonRefusals.forbidden);
  return { ...found, at };
}
