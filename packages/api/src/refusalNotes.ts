import { requestActs } from "@ribambelle/domain/audit/portal.acts";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "./acting/refused.ts";
import { openWriteLimit } from "./acting/writeLimit.ts";
import type { Deps } from "./deps.ts";
import { auditCounted } from "./features/audit/index.ts";
import type { Router } from "./http/serve.ts";

/**
 * Gives what notes that somebody who is signed in was refused what is not theirs to do. Each counts as a write of theirs, and past
 * that limit is answered so and noted no more; one that a page of another origin made with their session counts apart, so that it
 * cannot use up what is theirs.
 */
export function refusalNotes(
  { connection, config, log }: Deps,
  { actorOf, limitWrites }: Pick<Router, "actorOf" | "limitWrites">,
): NonNullable<Router["noteRefused"]> {
  const { perPerson, seconds } = config.writeLimit;
  const limitForeign = openWriteLimit(connection.pool, perPerson, seconds, "foreign-person");
  return async (request, call, refused) => {
    const { code } = refused.refusal;
    const isForeign = code === commonRefusals.foreignOrigin.code;
    try {
      // Of a page of another origin: the entry says whose session it acted with.
      const actor = request.actor ?? (await actorOf(request, "passive"));
      if (!actor) return refused;
      const { personId, role } = actor;
      const functions = role === "Agency" ? actor.functions : null;
      await (isForeign ? limitForeign : limitWrites)(personId);
      const by = { actorId: personId, address: request.ip, requestId: request.id, functions };
      const act = requestActs.refused({ personId, subject: `${call}: ${code}` });
      await auditCounted(connection.db, by, act);
    } catch (error) {
      if (error instanceof Refused) return isForeign ? refused : error;
      log.warn({ err: error }, "a refusal was not noted");
    }
    return refused;
  };
}
