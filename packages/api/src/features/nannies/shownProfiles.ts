import { nannyRefusals } from "@ribambelle/domain/nannies/nannies.refusals";
import { LRUCache } from "lru-cache";
import { Refused } from "../../acting/refused.ts";

const hourMs = 3_600_000;
// Whose hour this process remembers: of anybody else, a profile that is shown again counts again.
const mostRemembered = 1_000;

/**
 * Whom a process showed to which family in this hour: a profile that is looked at again is not counted again. It stays in memory:
 * who looked at whom is nobody's business (NANNY-16).
 */
export function openShown() {
  const byFamily = new LRUCache<number, { readonly hour: number; readonly people: Set<number> }>({
    max: mostRemembered,
  });
  const of = (parentId: number, hour: Date) => {
    const known = byFamily.get(parentId);
    if (known?.hour === hour.getTime()) return known.people;
    const people = new Set<number>();
    byFamily.set(parentId, { hour: hour.getTime(), people });
    return people;
  };
  return {
    known: (parentId: number, hour: Date): readonly number[] => [...of(parentId, hour)],
    /** Notes who is shown; refuses what is too much in one hour, which counts for nothing. */
    note(
      parentId: number,
      { hour, now }: { hour: Date; now: Date },
      people: readonly number[],
      shown: number | null,
    ) {
      if (shown === null)
        throw new Refused(nannyRefusals.tooManyShown, {
          retryAfterSeconds: Math.ceil((hour.getTime() + hourMs - now.getTime()) / 1_000),
          limit: "nannies-shown",
        });
      const known = of(parentId, hour);
      for (const one of people) known.add(one);
    },
  };
}
export type Shown = ReturnType<typeof openShown>;

/** Gives the hour that an instant lies in. */
export const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / hourMs) * hourMs);
