import { useEffect, useRef, useState } from "react";

/** What a search has found for what is typed now. */
export interface Search<Result> {
  /** Null until an answer is there. */
  readonly found: readonly Result[] | null;
  readonly isRunning: boolean;
  /** True when there is no answer since the source failed. */
  readonly hasFailed: boolean;
}

// Milliseconds without a key before a search (GEO-OP3).
const pauseMs = 300;
const nothing = { found: null, isRunning: false, hasFailed: false } as const;

/**
 * Searches for what is typed, a moment after the last key; null is not searched for. An answer to what is no longer typed
 * is dropped.
 */
export function useSearch<Result>(
  wanted: string | null,
  search: (text: string) => Promise<readonly Result[]>,
): Search<Result> {
  const [state, setState] = useState<Search<Result>>(nothing);
  const ask = useRef(search);
  ask.current = search;
  useEffect(() => {
    if (wanted === null) {
      setState(nothing);
      return;
    }
    let isStale = false;
    setState((now) => ({ ...now, isRunning: true, hasFailed: false }));
    const timer = setTimeout(async () => {
      try {
        const found = await ask.current(wanted);
        if (!isStale) setState({ found, isRunning: false, hasFailed: false });
      } catch {
        if (!isStale) setState({ found: null, isRunning: false, hasFailed: true });
      }
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return state;
}
