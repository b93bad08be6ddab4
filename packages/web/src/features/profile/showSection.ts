import type { SectionName } from "@ribambelle/domain/profile/profileSections";

/** Scrolls to a section of the page and focuses its heading. */
export function showSection(name: SectionName): void {
  const section = document.getElementById(name);
  section?.scrollIntoView({ block: "start" });
  section?.querySelector<HTMLElement>("h2, h3, [tabindex]")?.focus({ preventScroll: true });
}
