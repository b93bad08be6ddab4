import { useEffect, useEffectEvent, useState } from "react";
import { useRouter } from "./RouterView.tsx";

interface Resolver {
  readonly proceed: () => void;
  readonly reset: () => void;
}

/**
 * Asks before the page is left for another path of the app, where `shouldBlock` says so: gives what leaves and what stays while
 * it asks, else null.
 */
export function useBlocker(shouldBlock: () => boolean): Resolver | null {
  const { history } = useRouter();
  const [asked, setAsked] = useState<Resolver | null>(null);
  const blocks = useEffectEvent((from: string, to: string) => from !== to && shouldBlock());
  useEffect(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        const answer = (stays: boolean) => () => {
          setAsked(null);
          resolve(stays);
        };
        setAsked({ proceed: answer(false), reset: answer(true) });
      });
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation }) =>
        blocks(currentLocation.pathname, nextLocation.pathname) && ask(),
    });
  }, [history]);
  return asked;
}
