/** True under `npm run faults`, where each fault is tried as often as it deserves; `npm test` tries each a few times. */
export const isThorough = process.env.FAULTS === "all";

/** How many times a fault is tried. */
export const rounds = (thorough: number, short: number): number => (isThorough ? thorough : short);

/** A moment within so many milliseconds: the first rounds spread over all of it, the others fall anywhere. */
export function moment(round: number, of: number, ms: number): number {
  return Math.round(((round + Math.random()) / of) * ms);
}
