import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Gives false in the page that the server sent and true once the script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
