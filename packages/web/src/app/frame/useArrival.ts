import { useEffect } from "react";
import { takeFlash } from "../../client/kept/flash.ts";
import { useRouter } from "../../routing/router/RouterView.tsx";
import { say } from "../../ui/messages/say.ts";

/** Says what the page before left to be read, and moves the focus to the heading of each next page. */
export function useArrival(): void {
  useHeadingFocus();
  useFlash();
}

// Focusing the heading lets a screen reader announce the new page; the router alone restores the scroll
// position.
function useHeadingFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.onArrival(({ isFirst, pathChanged }) => {
        if (!isFirst && pathChanged)
          document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
      }),
    [router],
  );
}

function useFlash() {
  useEffect(() => {
    const message = takeFlash();
    if (message) say(message);
  }, []);
}
