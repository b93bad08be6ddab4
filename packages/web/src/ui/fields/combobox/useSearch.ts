import { useEffect, useRef, useState } from "react";

/** What a search has found for what is typed now. */
export interface Search<Result> {
  /** Null until an answer is there. */
  readonly found: readonly Result[] | null;
  readonly isRunning: boolean;
  /** True once an answer is long in coming: by bad reception, or from a source that is slow. */
  readonly isSlow: boolean;
  /** True when there is no answer since the source failed. */
  readonly hasFailed: boolean;
}

// Milliseconds without a key before a search (GEO-OP3), from when on its answer is long in coming, and before it is made again.
const pauseMs = 300;
const slowMs = 1_300;
const againMs = { first: 2_000, most: 30_000 };
/** A search of nothing. */
export const noSearch = { found: null, isRunning: false, isSlow: false, hasFailed: false } as const;

/**
 * Searches for what is typed, a moment after the last key; null is not searched for. An answer to what is no longer typed
 * is dropped. One that failed is made again by itself, ever more rarely, until there is an answer.
 */
export function useSearch<Result>(
  wanted: string | null,
  search: (text: string) => Promise<readonly Result[]>,
): Search<Result> {
  const [state, setState] = useState<Search<Result>>(noSearch);
  const ask = useRef(search);
  ask.current = search;
  useEffect(() => {
    if (wanted === null) {
      setState(noSearch);
      return;
    }
    let isStale = false;
    setState((now) => ({ ...now, isRunning: true, isSlow: false, hasFailed: false }));
    const slow = setTimeout(() => setState((now) => ({ ...now, isSlow: now.isRunning })), slowMs);
    const run = async (againIn: number) => {
      try {
        const found = await ask.current(wanted);
        if (!isStale) setState({ ...noSearch, found });
      } catch {
        if (isStale) return;
        setState({ ...noSearch, hasFailed: true });
        timer = setTimeout(run, againIn, Math.min(2 * againIn, againMs.most));
      }
    };
    let timer = setTimeout(run, pauseMs, againMs.first);
    return () => {
      isStale = true;
      clearTimeout(timer);
      clearTimeout(slow);
    };
  }, [wanted]);
  return state;
}
