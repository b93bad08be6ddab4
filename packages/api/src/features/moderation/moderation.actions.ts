import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { claimSeconds, type SubjectKind } from "@ribambelle/domain/moderation/moderation";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { claimThing } from "./claims.store.ts";
import { findThing, type KeptWho } from "./moderation.store.ts";
import { subjectOf } from "./moderation.views.ts";

/** What the acts of moderation work with. */
export type ModerationDeps = Pick<FeatureDeps, "connection" | "now" | "subjects">;

/** Keeps a thing for who looks at it, unless somebody else does; says who, and until when it is kept (MODER-12). */
export async function claim(
  { connection: { db }, now: clock, subjects }: ModerationDeps,
  viewerId: number,
  { kind, subjectId }: { readonly kind: SubjectKind; readonly subjectId: string },
): Promise<{ isClaimedBy: KeptWho | null; until: string }> {
  const now = clock();
  const until = new Date(now.getTime() + claimSeconds * 1_000);
  const viewer = { viewerId, now };
  if (!(await findThing(db, subjectOf(subjects, kind), viewer, subjectId)))
    throw new Refused(commonRefusals.notFound);
  const isClaimedBy = await claimThing(db, kind, subjectId, { ...viewer, until });
  return { isClaimedBy, until: until.toISOString() };
}
