import { whenIdle } from "./whenIdle.ts";

/** Lets the browser keep the page that it shows without a network; where the portal turned it off, the kept one removes itself. */
export function keepOfflinePage(wanted: boolean): void {
  if (!wanted || !("serviceWorker" in navigator)) return;
  // Some private windows refuse it: then the browser says by itself that it is offline.
  whenIdle(() => void navigator.serviceWorker.register("/service-worker.js").catch(() => {}));
}
