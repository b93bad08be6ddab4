/** How often a source may be called, and when it is left alone. */
export interface Patience {
  /** Takes one call; gives 0, or after how many seconds it is worth trying again. */
  readonly take: () => number;
  /** Notes that a call was answered. */
  readonly answered: () => void;
  /** Notes that a call failed. */
  readonly failed: () => void;
  /** Leaves the source alone for so many seconds, as it asked. */
  readonly pause: (seconds: number) => void;
}

interface Limits {
  readonly callsPerSecond: number;
  /** After so many failures in a row the source is left alone. */
  readonly failures: number;
  /** For so many seconds; then one call tries it again. */
  readonly restSeconds: number;
  readonly mostPauseSeconds: number;
}

/** Keeps to the limits of a source; `now` is in milliseconds. */
export function openPatience(limits: Limits, now: () => number): Patience {
  let second = 0;
  let calls = 0;
  let failures = 0;
  let until = 0;
  const rest = (seconds: number) => {
    until = Math.max(until, now() + seconds * 1_000);
  };
  return {
    take() {
      const at = now();
      if (at < until) return Math.ceil((until - at) / 1_000);
      if (Math.floor(at / 1_000) !== second) {
        second = Math.floor(at / 1_000);
        calls = 0;
      }
      if (calls >= limits.callsPerSecond) return 1;
      calls++;
      // Of those that wait for a source to come back, one tries it.
      if (failures >= limits.failures) rest(limits.restSeconds);
      return 0;
    },
    answered() {
      failures = 0;
      until = 0;
    },
    failed() {
      failures++;
      if (failures >= limits.failures) rest(limits.restSeconds);
    },
    pause: (seconds) => rest(Math.min(seconds, limits.mostPauseSeconds)),
  };
}
