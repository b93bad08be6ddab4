import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { undoSeconds } from "@ribambelle/domain/moderation/moderation";
import { moderationActs } from "@ribambelle/domain/moderation/moderation.acts";
import type * as api from "@ribambelle/domain/moderation/moderation.agency.api";
import { alreadyDecided, moderationRefusals } from "@ribambelle/domain/moderation/moderation.refusals";
import { keptWords, reasonWords } from "@ribambelle/domain/moderation/reasonWords";
import type { ReasonWords } from "@ribambelle/domain/moderation/toldReason";
import type * as z from "zod/mini";
import { refusedAt } from "../../acting/office/change.ts";
import { doOnce, type Once } from "../../acting/once/once.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import { addDelayedJobs } from "../../jobs/jobs.store.ts";
import { audit, type By } from "../audit/index.ts";
import { lockPerson } from "../people/index.ts";
import { removeClaim } from "./claims.store.ts";
import * as store from "./decisions.store.ts";
import type { ModerationDeps } from "./moderation.actions.ts";
import { findThing, type KeptThing, listReasons } from "./moderation.store.ts";
import { subjectOf } from "./moderation.views.ts";

/** The job that carries a decision out. */
export const applyTask = "moderation.apply";

type Given = z.infer<typeof api.decide.body>;

/** Decides of what was looked at, once however often it is sent; it takes effect ten seconds later (MODER-08, MODER-14). */
export async function decide(
  { connection: { db }, now: clock, subjects }: ModerationDeps,
  given: Given,
  { by, once }: { readonly by: By & { readonly actorId: number }; readonly once: Once },
): Promise<{ decisionId: number; takesEffectAt: string }> {
  const { kind, subjectId, seen, decision } = given;
  const subject = subjectOf(subjects, kind);
  const at = clock();
  const takesEffectAt = new Date(at.getTime() + undoSeconds * 1_000);
  if (decision === "refuse") await wordsFor(db, given);
  return db.transaction().execute((transaction) =>
    doOnce(transaction, once, at, async () => {
      const find = async (): Promise<KeptThing> => {
        const thing = await findThing(transaction, subject, { viewerId: by.actorId, now: at }, subjectId);
        if (!thing) throw new Refused(commonRefusals.notFound);
        return thing;
      };
      const { personId } = await find();
      await lockPerson(transaction, personId);
      // Read again: somebody may just have decided, or changed it.
      const thing = await find();
      if (thing.seen !== seen) throw new Refused(moderationRefusals.changed);
      if (!thing.waits) throw await refusalOf(transaction, thing, given);
      const words =
        decision === "refuse"
          ? { reasonIds: given.reasonIds, textFr: keptWords(given.textFr), textEn: keptWords(given.textEn) }
          : { reasonIds: [], textFr: null, textEn: null };
      const what = { kind, subjectId, seen, personId, decision, ...words };
      const taken = { ...what, by: by.actorId, at, takesEffectAt };
      const decisionId = await store.insertDecision(transaction, taken);
      await removeClaim(transaction, kind, subjectId);
      const job = { key: `${applyTask} ${decisionId}`, payload: { decisionId }, seconds: undoSeconds };
      await addDelayedJobs(transaction, applyTask, [job]);
      return { decisionId, takesEffectAt: takesEffectAt.toISOString() };
    }),
  );
}

// Answered by a colleague or by the command; or withdrawn, or its person blocked.
async function refusalOf(db: Db, thing: KeptThing, { kind, subjectId, seen }: Given): Promise<Refused> {
  const answer = await store.findAnswer(db, { personId: thing.personId, kind, subjectId, seen });
  if (answer) return new Refused(alreadyDecided(answer));
  if (thing.answer) return new Refused(alreadyDecided({ name: null, decision: thing.answer }));
  return new Refused(moderationRefusals.changed);
}

/** Gives what the person will read of a refusal; refused where nothing is said, or too much. */
async function wordsFor(db: Db, { kind, reasonIds, textFr, textEn }: Given): Promise<ReasonWords> {
  const offered = (await listReasons(db)).filter((reason) => reason.kind === kind && !reason.isArchived);
  const chosen = offered.filter(({ id }) => reasonIds.includes(id));
  if (chosen.length < reasonIds.length) throw refusedAt("reasonIds", moderationRefusals.reasonNeeded);
  const words = reasonWords({ chosen, textFr, textEn });
  if ("fr" in words) return words;
  const { problem, at } = words;
  throw refusedAt(
    at,
    problem === "needed" ? moderationRefusals.reasonNeeded : moderationRefusals.reasonUnfit,
  );
}

/** Takes one’s own decision back, as long as it has no effect (MODER-08, MODER-15). */
export async function undo(
  { connection: { db }, now }: Pick<ModerationDeps, "connection" | "now">,
  decisionId: number,
  by: By,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const decision = await store.lockDecision(transaction, decisionId);
    if (!decision) throw new Refused(commonRefusals.notFound);
    if (decision.by !== by.actorId) throw new Refused(commonRefusals.forbidden);
    // Sent twice, it is undone all the same.
    if (decision.state === "undone") return;
    const isInTime = decision.state === "pending" && decision.takesEffectAt > now();
    if (!isInTime) throw new Refused(moderationRefusals.tooLate);
    await store.updateState(transaction, decisionId, "undone");
    const { personId, subjectId } = decision;
    await audit(transaction, by, moderationActs.undone({ personId, subject: subjectId }));
  });
}

/** Carries a decision out in the name of who took it, unless it was taken back or is about what is no more (MODER-08, MODER-20). */
export async function carryOut(
  { connection: { db }, now, subjects }: ModerationDeps,
  decisionId: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const person = await store.findPersonOf(transaction, decisionId);
    if (person === null) return;
    // The person before the decision, as whoever decides holds them.
    await lockPerson(transaction, person);
    const kept = await store.lockDecision(transaction, decisionId);
    if (kept?.state !== "pending") return;
    const { subjectId, personId, seen, functions } = kept;
    const by: By = { actorId: kept.by, address: null, requestId: null, functions, source: "job" };
    const words = kept.decision === "refuse" ? reasonWords(kept) : null;
    const isWhole = words === null || "fr" in words;
    const voidBecause =
      kept.isPersonThere && isWhole
        ? await subjectOf(subjects, kept.kind).carryOut(transaction, {
            subjectId,
            personId,
            seen,
            refusedFor: words,
            by,
            now: now(),
          })
        : "person-gone";
    await store.updateState(transaction, decisionId, voidBecause ? "void" : "applied", voidBecause);
    if (voidBecause) await audit(transaction, by, moderationActs.void({ personId, subject: subjectId }));
  });
}
