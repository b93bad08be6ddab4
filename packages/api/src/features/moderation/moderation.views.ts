import { ageOn, dayAt } from "@ribambelle/domain/kernel/day";
import { cappedCount, mostCounted } from "@ribambelle/domain/kernel/lists/longList";
import { isPermitted } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { type Item, queueKinds, type SubjectKind } from "@ribambelle/domain/moderation/moderation";
import type * as api from "@ribambelle/domain/moderation/moderation.agency.api";
import { reasonWords } from "@ribambelle/domain/moderation/reasonWords";
import { publicName } from "@ribambelle/domain/profile/publicProfile";
import type * as z from "zod/mini";
import type { Actor } from "../../acting/actor.ts";
import type { Subject } from "../../acting/moderating/subject.ts";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { countQueue, type EarlierDecision, findThing, listEarlier, listFirst } from "./moderation.store.ts";

type Needs = Pick<FeatureDeps, "connection" | "now" | "subjects">;
type Asked = z.infer<typeof api.getNext.params>;
type Answer = z.infer<typeof api.getNext.output>;

/** Gives how a kind of thing is looked at; one that no feature brings is not there. */
export function subjectOf(subjects: readonly Subject[], kind: SubjectKind): Subject {
  const subject = subjects.find((one) => one.kind === kind);
  if (!subject) throw new Refused(commonRefusals.notFound);
  return subject;
}

/** Gives what somebody looks at next: the first that waits and that nobody else looks at, or one that they name (MODER-12, MODER-13). */
export async function readNext(
  { connection: { db }, now, subjects }: Needs,
  actor: Pick<Actor, "personId" | "functions">,
  { queue, after, skip = [], subjectId }: Asked,
): Promise<Answer> {
  const subject = subjectOf(subjects, queueKinds[queue]);
  const viewer = { viewerId: actor.personId, now: now() };
  const place = subjectId === undefined ? { after: after ?? null, skip } : { after: subjectId, skip };
  const [found, count] = await Promise.all([
    listFirst(db, subject, viewer, place),
    countQueue(db, subject, mostCounted),
  ]);
  const [shown, next] = subjectId === undefined ? found : [subjectId, found[0]];
  const item = shown === undefined ? null : await readItem(db, subject, viewer, shown, actor);
  if (item === null && subjectId !== undefined) throw new Refused(commonRefusals.notFound);
  const { value: left, isCapped } = cappedCount(count);
  return { item, left, isCapped, next: next ?? null };
}

async function readItem(
  db: FeatureDeps["connection"]["db"],
  subject: Subject,
  viewer: { readonly viewerId: number; readonly now: Date },
  subjectId: string,
  { functions }: Pick<Actor, "functions">,
): Promise<Item | null> {
  const thing = await findThing(db, subject, viewer, subjectId);
  if (!thing) return null;
  const { personId: userId, firstName, lastName, birthDate, waits } = thing;
  const [shown, earlier] = await Promise.all([subject.show(db, subjectId, userId), listEarlier(db, userId)]);
  return {
    subjectId,
    kind: subject.kind,
    userId,
    displayName: publicName(firstName, lastName),
    firstName,
    age: birthDate === null ? null : ageOn(birthDate, dayAt(viewer.now)),
    city: thing.city,
    waitingSince: thing.since.toISOString(),
    seen: thing.seen,
    isClaimedBy: thing.claimedBy,
    ...shown,
    earlier: earlier.map(earlierOf),
    can: { decide: waits && isPermitted(functions, "moderation.decide") },
  };
}

function earlierOf({ kind, at, decision, ...given }: EarlierDecision): Item["earlier"][number] {
  const words = reasonWords(given);
  return { kind, decidedAt: at.toISOString(), decision, reasons: "fr" in words ? words : null };
}
