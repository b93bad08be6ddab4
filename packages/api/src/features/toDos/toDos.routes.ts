import { dayAt } from "@ribambelle/domain/kernel/day";
import { getMyToDos } from "@ribambelle/domain/toDos/toDo.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { findToDosBy } from "./toDos.store.ts";
import { toDoListOf } from "./toDos.views.ts";

export function toDosRoutes(router: Router, { config, connection, now, toDos, log }: FeatureDeps): void {
  // What the old space shows is done there (SPACE-03).
  const sources = toDos.filter(({ kind }) => !(kind.isInOldPortal && config.oldPortalUrl !== null));
  const kinds = new Map(sources.map(({ kind }) => [kind.kind, kind]));
  const find = findToDosBy(sources);
  serve(router, getMyToDos, async ({ actor, locale }) => {
    const today = dayAt(now());
    return toDoListOf(await find(connection.sharedReads, actor.personId, today), kinds, today, locale, log);
  });
}
