/**
 * Divides integers and rounds to the nearest, half away from zero: 5/2 is 3, −5/2 is −3. The only division of money and
 * hours (SPACE-07); exact while the numerator lies below 2^53. Throws a RangeError for anything but integers, and for a
 * denominator of 0.
 */
export function roundedQuotient(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0)
    throw new RangeError("integers below 2^53, and no division by 0");
  const [n, d] = [Math.abs(numerator), Math.abs(denominator)];
  const rest = n % d;
  const rounded = (n - rest) / d + (rest >= d - rest ? 1 : 0);
  const isNegative = numerator < 0 !== denominator < 0;
  return isNegative && rounded !== 0 ? -rounded : rounded;
}

/**
 * Gives the part of a piece of a sum that arrives in pieces: `running` is what has arrived with this piece, `before`
 * without it. The parts of all pieces add up to `part` exactly once `whole` has arrived (SPACE-08).
 */
export function cumulativePart(running: number, before: number, part: number, whole: number): number {
  return roundedQuotient(running * part, whole) - roundedQuotient(before * part, whole);
}

/**
 * Splits a sum at once: each share is rounded down, the cents left over go one each to the largest remainders, equal
 * remainders to the earlier weight. The shares add up to the total; weights that are all 0 give everything to the first
 * (SPACE-09). Weights are not negative; a negative total is split as its opposite.
 */
export function largestRemainder(total: number, weights: readonly number[]): number[] {
  if (total < 0) return largestRemainder(-total, weights).map((share) => (share === 0 ? 0 : -share));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const parts = weights.map((weight, index) => {
    const rest = (total * weight) % sum;
    return { index, rest, share: (total * weight - rest) / sum };
  });
  const missing = total - parts.reduce((all, { share }) => all + share, 0);
  const first = parts.toSorted((one, other) => other.rest - one.rest || one.index - other.index);
  const served = new Set(first.slice(0, missing).map(({ index }) => index));
  return parts.map(({ index, share }) => (served.has(index) ? share + 1 : share));
}
