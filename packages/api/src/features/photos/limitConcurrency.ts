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
