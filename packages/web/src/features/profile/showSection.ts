import type { SectionName } from "@ribambelle/domain/profile/profileSections";

/** Brings a section of the page before the eye and the focus to its heading. */
export function showSection(name: SectionName): void {
  const section = document.getElementById(name);
  section?.scrollIntoView({ block: "start" });
  section?.querySelector<HTMLElement>("h2, h3, [tabindex]")?.focus({ preventScroll: true });
}
