import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { putOffDays } from "@ribambelle/domain/toDos/toDo";
import { toDoRefusals } from "@ribambelle/domain/toDos/toDo.refusals";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { insertPutOff } from "./putOff.store.ts";
import { type FindToDos, findToDosBy } from "./toDos.store.ts";

type Deps = Pick<FeatureDeps, "connection" | "now" | "toDos">;

/** Makes what puts a to-do of a person off by a week, and gives the day on which it comes back (TODO-24). */
export function openPutOff({ connection: { db, sharedReads }, now, toDos }: Deps) {
  const find: FindToDos = findToDosBy(
    toDos.filter(({ kind }) => kind.canWait),
    "with-put-off",
  );
  const others = toDos.filter(({ kind }) => !kind.canWait).map(({ kind }) => `${kind.kind}:`);
  return async (personId: number, key: string): Promise<string> => {
    const today = dayAt(now());
    if (others.some((kind) => key.startsWith(kind))) throw new Refused(toDoRefusals.cannotWait);
    const found = await find(sharedReads, personId, today);
    if (!found.some((one) => one.key === key)) throw new Refused(commonRefusals.notFound);
    const until = addDays(today, putOffDays);
    await insertPutOff(db, { personId, key, until }, today);
    return until;
  };
}
