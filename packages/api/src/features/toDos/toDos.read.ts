import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { ToDoList } from "@ribambelle/domain/toDos/toDo";
import type { Queryable } from "../../db/connection/sharedReadConnection.ts";
import type { FeatureDeps } from "../../feature.ts";
import { findToDosBy, type PutOffOnes } from "./toDos.store.ts";
import { toDoListOf } from "./toDos.views.ts";

/** Reads what somebody has to do, in words. */
export type ReadToDos = (reading: Queryable, personId: number, locale: Locale) => Promise<ToDoList>;

/** Makes what reads to-dos of all kinds, but those of one feature where it is named; put-off ones are left out unless asked for. */
export function openToDos(
  { config, now, toDos, log }: Pick<FeatureDeps, "config" | "now" | "toDos" | "log">,
  but?: string,
  which?: PutOffOnes,
): ReadToDos {
  // What the old space shows is done there (SPACE-03).
  const sources = toDos.filter(
    ({ kind }) =>
      !(kind.isInOldPortal && config.oldPortalUrl !== null) && !(but && kind.kind.startsWith(`${but}.`)),
  );
  const kinds = new Map(sources.map(({ kind }) => [kind.kind, kind]));
  const find = findToDosBy(sources, which);
  return async (reading, personId, locale) => {
    const today = dayAt(now());
    return toDoListOf(await find(reading, personId, today), kinds, today, locale, log);
  };
}
