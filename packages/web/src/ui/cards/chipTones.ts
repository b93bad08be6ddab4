import type { StateColour } from "@ribambelle/domain/contracts/contract.states";

/** Gives the text, surface and border of a state chip as references to the tones of `colours.css`. */
export function chipTone(colour: StateColour) {
  return {
    color: `var(--tone-${colour}-text)`,
    backgroundColor: `var(--tone-${colour}-surface)`,
    borderColor: `var(--tone-${colour}-border)`,
  } as const;
}
