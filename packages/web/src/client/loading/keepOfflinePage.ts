import { whenIdle } from "./whenIdle.ts";

/**
 * Registers the service worker that caches the offline page, if wanted; once turned off, a cached one removes
 * itself.
 */
export function keepOfflinePage(wanted: boolean): void {
  if (!wanted || !("serviceWorker" in navigator)) return;
  // Some private windows refuse service workers: the browser then shows its own offline page.
  whenIdle(() => void navigator.serviceWorker.register("/service-worker.js").catch(() => {}));
}
