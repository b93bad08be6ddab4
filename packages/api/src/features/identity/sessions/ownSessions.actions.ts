import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import type { OwnSession } from "@ribambelle/domain/identity/session";
import type { Actor, By } from "../../../acting/actor.ts";
import { Refused } from "../../../acting/refused.ts";
import { audit } from "../../audit/index.ts";
import type { IdentityDeps } from "../identity.deps.ts";

/** Gives the devices on which the person is signed in, the one of this token first. */
export async function readOwnSessions(
  { sessions }: IdentityDeps,
  { personId }: Actor,
  token: string,
): Promise<OwnSession[]> {
  const found = await sessions.listOf(personId, token);
  return found.map(({ startedAt, seenAt, ...session }) => ({
    ...session,
    startedAt: startedAt.toISOString(),
    lastActivityAt: seenAt.toISOString(),
  }));
}

/** Signs one of the person's devices out; refused (404) when there is none of this id, as after another tab did it. */
export async function endOwnSession(
  { connection: { db }, sessions }: IdentityDeps,
  by: By,
  { personId }: Actor,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await sessions.endOneOf(transaction, personId, id)))
      throw new Refused(identityRefusals.noSuchSession);
    await audit(transaction, by, identityActs.sessionEnded({ personId }));
  });
}

/** Signs out all of the person's devices but the one of this token. */
export async function endOtherSessions(
  { connection: { db }, sessions }: IdentityDeps,
  by: By,
  { personId }: Actor,
  token: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if ((await sessions.endOthersOf(transaction, personId, token)) === 0) return;
    await audit(transaction, by, identityActs.otherSessionsEnded({ personId }));
  });
}
