import { whenIdle } from "../../client/loading/whenIdle.ts";

/**
 * Prefetches the files named in the page's `ahead` meta element (the app's own), once the page is loaded and
 * idle.
 */
export function fetchAhead(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="ahead"]')?.content;
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!named || saving) return;
  whenIdle(() => {
    for (const href of named.split(" ")) prefetch(href);
  });
}

function prefetch(href: string) {
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.as = href.endsWith(".css") ? "style" : "script";
  link.href = href;
  document.head.append(link);
}
