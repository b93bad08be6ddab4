// The calls under way that change something: signing in again, a second factor switched on, replace the session.
const underWay = new Set<Promise<unknown>>();
let begun = 0;
const patienceMs = 2_000;

/** Holds a call that changes something among those under way until it has ended. */
export async function asChange<Result>(change: Promise<Result>): Promise<Result> {
  begun += 1;
  underWay.add(change);
  try {
    return await change;
  } finally {
    underWay.delete(change);
  }
}

/** Begins to watch; gives whether a change was under way at any time since. */
export function watchChanges(): () => boolean {
  const [before, isBeside] = [begun, underWay.size > 0];
  return () => isBeside || begun !== before;
}

/** Waits until the changes under way have ended; not for as long as a photo takes. */
export async function changesEnded(): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, patienceMs);
  await Promise.race([Promise.allSettled(underWay), late]);
}

/** Waits no longer for a change that nobody will answer. */
export function giveUpChanges(): void {
  underWay.clear();
}
