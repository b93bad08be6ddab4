/** Scrolls to the part of the page that has this id and focuses its heading. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  section?.querySelector<HTMLElement>("h2, h3, [tabindex]")?.focus({ preventScroll: true });
}
