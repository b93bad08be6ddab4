import { useEffect, useRef } from "react";

/**
 * Keeps the focus that was in the request open beside the list, when that goes: it is then at its line, at the name of the list where
 * the line has left it, or where it is said that a colleague was faster. `follow` tells that it is closed here: its line leaves too.
 */
export function useFocusOfOpen(openId: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const notHere = useRef<HTMLDivElement>(null);
  const isClosing = useRef(false);
  useEffect(() => {
    if (openId === undefined) return;
    const rows = list.current;
    const line = rows?.querySelector<HTMLElement>("a[aria-current]");
    return () => {
      if (document.activeElement !== document.body) return;
      const stays = line?.isConnected && !isClosing.current;
      isClosing.current = false;
      (stays ? line : (notHere.current ?? rows?.querySelector<HTMLElement>("h1")))?.focus();
    };
  }, [openId]);
  const follow = () => {
    isClosing.current = true;
  };
  return { list, notHere, follow };
}
