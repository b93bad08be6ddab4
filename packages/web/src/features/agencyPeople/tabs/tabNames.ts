import type { PersonFile } from "@ribambelle/domain/agencyPeople/person";
import { personTabs } from "./personTabs.ts";

/** A tab of a person’s page, as its address names it; the first is the page itself. */
export type TabName = "" | (typeof personTabs)[number];

/** Gives the tabs that whoever looks may open, in their order (FOLKS-14). */
export function tabsOf(can: PersonFile["can"]): readonly TabName[] {
  const isOpen: Readonly<Record<(typeof personTabs)[number], boolean>> = {
    contrats: can.readContracts,
    documents: can.readContracts,
    "a-faire": can.readToDos,
    rentree: can.readRenewals,
    questionnaires: can.readSurveys,
    profil: can.readProfile,
    courriers: can.readLetters,
    acces: can.readAccess,
    notifications: can.readHistory,
    notes: can.readNotes,
    historique: can.readHistory,
  };
  return ["", ...personTabs.filter((name) => isOpen[name])];
}
