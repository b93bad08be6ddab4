/** True under `npm run faults`, where each fault, each process and each large thing is tried as often as it deserves; `npm test` tries most once. */
export const isThorough = process.env.FAULTS === "all";

/** What is tried: all of it, or the first `short` of it. */
export const sample = <Case>(cases: readonly Case[], short = 1): readonly Case[] =>
  isThorough ? cases : cases.slice(0, short);

/** How many times a fault is tried. */
export const rounds = (thorough: number, short: number): number => (isThorough ? thorough : short);

/**
 * Gives a random moment of `ms` milliseconds, within the share of them that the given round has: rounds spread evenly over
 * all, ten shares at most, then from the first again.
 */
export function moment(round: number, of: number, ms: number): number {
  const shares = Math.min(of, 10);
  return Math.round((((round % shares) + Math.random()) / shares) * ms);
}
