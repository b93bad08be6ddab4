/** The pause after so many attempts: a minute, twice as long each time, an hour at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(2 ** Math.max(0, attempts - 1), 60) * 60_000;
}

/** Gives when a refused letter is tried again, at `givenUpAt` at the latest; null when that has passed. */
export function nextAttempt(now: Date, attempts: number, givenUpAt: Date): Date | null {
  if (now >= givenUpAt) return null;
  return new Date(Math.min(now.getTime() + pauseAfter(attempts), givenUpAt.getTime()));
}
