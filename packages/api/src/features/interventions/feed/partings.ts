import { endsAt, startsAt } from "@ribambelle/domain/interventions/intervention.rules";
import type { Changed } from "../changes.ts";
import type { Parting } from "./feed.store.ts";

/** Gives which interventions changed hands, and who had them until now, with the time at which they knew them (VISITS-38). */
export function partingsOf(changes: readonly Changed[]) {
  const moved = changes.filter(
    ({ was, now }) => was.parentId !== now.parentId || was.babysitterId !== now.babysitterId,
  );
  return { partings: moved.flatMap(leftBehind), changed: moved.map(({ now }) => now.reference) };
}

function leftBehind({ was, now }: Changed): Parting[] {
  const holders = [now.parentId, now.babysitterId];
  return [was.parentId, was.babysitterId].flatMap((personId) =>
    personId === null || holders.includes(personId)
      ? []
      : [{ reference: was.reference, personId, startsAt: startsAt(was), endsAt: endsAt(was) }],
  );
}
