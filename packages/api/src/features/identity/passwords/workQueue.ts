/** Runs costly work, some at once and the rest in turn. */
export interface WorkQueue {
  /** Gives what the work gives; throws what `late` makes when its turn did not come in time. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How many wait for their turn. */
  waiting(): number;
}

interface Limits {
  readonly atOnce: number;
  /** The longest that anybody waits for their turn. */
  readonly waitMs: number;
  /** Makes the error of who waited longer. */
  readonly late: () => Error;
}

/** Opens a queue: first come, first served. */
export function openQueue({ atOnce, waitMs, late }: Limits): WorkQueue {
  let running = 0;
  // A set keeps the order of arrival, and lets who has waited too long leave from the middle.
  const turns = new Set<() => void>();

  const ownTurn = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    turns.add(resolve);
    const tooLong = setTimeout(() => turns.delete(resolve) && reject(late()), waitMs);
    await promise.finally(() => clearTimeout(tooLong));
  };

  // Whoever is done hands their place on, so that nobody who comes meanwhile slips in.
  const handOn = () => {
    const [next] = turns;
    if (next === undefined) {
      running -= 1;
      return;
    }
    turns.delete(next);
    next();
  };

  return {
    async run(work) {
      await ownTurn();
      try {
        return await work();
      } finally {
        handOn();
      }
    },
    waiting: () => turns.size,
  };
}
