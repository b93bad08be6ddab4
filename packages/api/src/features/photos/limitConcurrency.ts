/** Runs work, no more than so many pieces at once; the others wait their turn, in order. */
export function limitConcurrency(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next work takes this slot over directly, so that no newcomer can overtake it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs work, one piece at a time for each key; what the same key brings meanwhile waits its turn, in order. */
export function oneAtATime<Key>(): <Result>(key: Key, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<Key, Promise<unknown>>();
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
