// A browser that guards what could tell it from others says nothing of its pictures.
const untoldMs = 1_000;

/**
 * Fetches the scripts of a page that arrives drawn once it has been seen: they stand in a template of its head, so that nothing which
 * shows waits beside them. A page that nobody sees, in a tab behind, fetches them at once.
 */
export function fetchOnceSeen(): void {
  const start = () => {
    const later = document.querySelector<HTMLTemplateElement>("#scripts");
    if (!later) return;
    const files = document.importNode(later.content, true);
    // In their order, in a task each: a tap does not wait for all of them.
    for (const script of files.querySelectorAll("script")) script.async = false;
    later.replaceWith(files);
  };
  const startOnceSeen = () => {
    if (document.hidden) return start();
    // A browser tells of what it has shown when it is on the screen: what is asked for then takes nothing away from it.
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => setTimeout(start, untoldMs));
  };
  document.addEventListener("visibilitychange", start, { once: true });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", startOnceSeen);
  else startOnceSeen();
}
