/** True under `npm run faults`, where each fault is tried as often as it deserves; `npm test` tries each a few times. */
export const isThorough = process.env.FAULTS === "all";

/** How many times a fault is tried. */
export const rounds = (thorough: number, short: number): number => (isThorough ? thorough : short);

/**
 * Gives a random moment within the given round's share of `ms` milliseconds: the rounds spread evenly over
 * them.
 */
export function moment(round: number, of: number, ms: number): number {
  return Math.round(((round + Math.random()) / of) * ms);
}
