import type { StateColour } from "@ribambelle/domain/contracts/contract.states";

/** Gives the colour's own tones, as the browser computes them from the tokens. */
function tonesOf(colour: StateColour) {
  const sample = document.body.appendChild(document.createElement("span"));
  sample.style.color = `var(--tone-${colour}-text)`;
  sample.style.backgroundColor = `var(--tone-${colour}-surface)`;
  const { color, backgroundColor } = getComputedStyle(sample);
  sample.remove();
  return `${color} on ${backgroundColor}`;
}

const colours: StateColour[] = ["green", "blue", "teal", "primary", "red", "default"];

/** Gives the colour in which a chip is really shown. */
export function colourOf(chip: Element): StateColour | undefined {
  const { color, backgroundColor } = getComputedStyle(chip);
  return colours.find((colour) => tonesOf(colour) === `${color} on ${backgroundColor}`);
}
