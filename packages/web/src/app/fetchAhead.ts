/** Fetches what the page's head names in `ahead` (the app's own files), once the page is loaded and at rest. */
export function fetchAhead(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="ahead"]')?.content;
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!named || saving) return;
  const fetchAll = () => {
    for (const href of named.split(" ")) prefetch(href);
  };
  // Safari has no idle callback.
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(fetchAll) : setTimeout(fetchAll, 2_000);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

function prefetch(href: string) {
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.as = href.endsWith(".css") ? "style" : "script";
  link.href = href;
  document.head.append(link);
}
