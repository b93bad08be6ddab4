import type { HistoryState } from "@tanstack/history";
import { useRouter } from "./router/RouterView.tsx";

declare module "@tanstack/history" {
  interface HistoryState {
    /** True where the page itself went on: its previous state is one entry back. */
    isStep?: boolean;
  }
}

/** What a step inside a page adds to the history: Back undoes it, and stays in the page. */
export const asStep = { resetScroll: false, state: { isStep: true } satisfies HistoryState } as const;

/** What changes the address of a page without a place of its own in the history. */
export const inPlaceOf = { resetScroll: false, replace: true } as const;

/** Gives what undoes a step: one entry back where the page made it, so that Back does not show it again; else what is given. */
export function useStepBack(): (otherwise: () => void) => void {
  const { history } = useRouter();
  return (otherwise) => (history.location.state.isStep ? history.back() : otherwise());
}
