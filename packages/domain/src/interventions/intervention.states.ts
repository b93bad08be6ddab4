import type { StateColour } from "../contracts/contract.states.ts";
import { valueList } from "../kernel/values.ts";

/** The states of an intervention (VISITS-09). */
export const interventionStates = valueList({
  Planned: { value: 0, fr: "Prévue", en: "Planned" },
  Done: { value: 1, fr: "Effectuée", en: "Done" },
  CanceledByFamily: { value: 2, fr: "Annulée par la famille", en: "Cancelled by the family" },
  CanceledByAgency: { value: 3, fr: "Annulée par l’agence", en: "Cancelled by the agency" },
  BabysitterAbsent: { value: 4, fr: "Absence", en: "Babysitter away" },
  Replaced: { value: 5, fr: "Remplacée", en: "Replaced" },
});
export type InterventionState = (typeof interventionStates.rows)[number]["value"];

const colours: readonly StateColour[] = ["blue", "green", "red", "red", "default", "default"];

/** The colour of a state's chip (VISITS-09). */
export const interventionColour = (state: InterventionState): StateColour => colours[state] ?? "default";

/** True while an intervention takes place, or did: it is neither cancelled nor somebody else's (states 0 and 1). */
export const isHeld = (state: InterventionState): boolean => state <= 1;

/**
 * Gives the state that people see: a planned intervention for which a substitute is named is replaced, unless the agency's file says
 * otherwise (VISITS-27).
 */
export function shownState(state: InterventionState, hasSubstitute: boolean): InterventionState {
  const { Planned, Replaced } = interventionStates.numbers;
  return state === Planned && hasSubstitute ? Replaced : state;
}
