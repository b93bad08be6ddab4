import type { PersonFile } from "@ribambelle/domain/agencyPeople/person";

/** The tabs of a person’s page, as its address names them; the first is the page itself. */
export const tabNames = ["", "a-faire", "notes", "historique"] as const;
export type TabName = (typeof tabNames)[number];

/** Gives the tabs that whoever looks may open, in their order (FOLKS-14). */
export function tabsOf(can: PersonFile["can"]): readonly TabName[] {
  const isOpen: Readonly<Record<TabName, boolean>> = {
    "": true,
    "a-faire": can.readToDos,
    notes: can.readNotes,
    historique: can.readHistory,
  };
  return tabNames.filter((name) => isOpen[name]);
}
