import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Db } from "../../../../db/connection/connect.ts";
import type { Recording } from "../../runs/recording.ts";
import { listTouched, type OpenSight, openSight, type Sight } from "./sight.store.ts";

/** A look at an import whose reading is followed. */
export interface WatchedLook {
  readonly recording: Recording;
  /** Null where the look did not come to its end, or read too much. */
  seen(): Sight | null;
  close(): Promise<void>;
}

/** Follows a look at an import from its turn to its end: what tables held before it read them. */
export function watchLook(recording: Recording, db: Db): WatchedLook {
  let open: OpenSight | null = null;
  let seen: Sight | null = null;
  return {
    recording: {
      ...recording,
      async begin(files) {
        await recording.begin(files);
        open = await openSight(db);
      },
      async looked(transaction) {
        const touched = await listTouched(transaction);
        seen = (await open?.of(touched.filter((table) => !writtenOnly.has(table)))) ?? null;
      },
    },
    seen: () => seen,
    close: async () => open?.close(),
  };
}

// What an import adds to and never reads.
const writtenOnly: ReadonlySet<string> = new Set(["audit_entry", "audit_detail"]);

/** What the last looks of this process saw. */
export interface Sights {
  /** Keeps what the look at an import saw that was written down at an instant. */
  keep(importId: string, at: Date, seen: Sight | null): void;
  /**
   * Gives what the look of this instant saw, where the data alone decide what another one would find: the day is the same, and so is
   * the process, whose settings stand. Null where they do not, or nobody knows.
   */
  find(importId: string, at: Date | null, now: Date): Sight | null;
}

const mostKept = 20;

export function openSights(): Sights {
  const kept = new Map<string, { readonly at: Date; readonly seen: Sight }>();
  return {
    keep(importId, at, seen) {
      kept.delete(importId);
      if (seen) kept.set(importId, { at, seen });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    },
    find(importId, at, now) {
      const one = kept.get(importId);
      return one && one.at.getTime() === at?.getTime() && dayAt(one.at) === dayAt(now) ? one.seen : null;
    },
  };
}
