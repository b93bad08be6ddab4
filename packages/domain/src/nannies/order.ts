/** What the order of the list looks at, and nothing else (NANNY-07). */
export interface Ranked {
  /** How many of the asked moments the week covers. */
  readonly covered: number;
  /** Metres between the centres of both communes; null where one is not known. */
  readonly metres: number | null;
  /** The day on which the advert or the profile was last confirmed. */
  readonly confirmedOn: string;
  /** A number of the advert's own, drawn at random when it is published: 1 to `mostTicket`. */
  readonly ticket: number;
}

/** Tickets are drawn below this prime: multiplied by a number of the day, they fall into another order each day. */
export const ticketPrime = 2_147_483_647;

/** Gives the number of a day by which tickets are multiplied: the same for all that day, and another the next. */
export function dayFactor(day: string): number {
  let factor = 2_166_136_261;
  for (const letter of day) {
    factor = Math.imul(factor ^ letter.charCodeAt(0), 16_777_619) >>> 0;
    factor ^= factor >>> 13;
  }
  return ((factor >>> 0) % (ticketPrime - 1)) + 1;
}

/** Gives the place of a ticket on a day; nobody is last for ever. */
export const placeOfDay = (ticket: number, day: string): number =>
  Number((BigInt(ticket) * BigInt(dayFactor(day))) % BigInt(ticketPrime));

/** Where no distance is known: after all that are. */
export const farthest = 2_147_483_647;

/**
 * Tells which of two adverts comes first on a day: who covers more of the asked moments, then the nearer, then the one that was
 * confirmed more recently, then the place of the day (NANNY-07).
 */
export function compareRanked(one: Ranked, other: Ranked, day: string): number {
  return (
    other.covered - one.covered ||
    (one.metres ?? farthest) - (other.metres ?? farthest) ||
    (one.confirmedOn === other.confirmedOn ? 0 : one.confirmedOn > other.confirmedOn ? -1 : 1) ||
    placeOfDay(one.ticket, day) - placeOfDay(other.ticket, day)
  );
}
