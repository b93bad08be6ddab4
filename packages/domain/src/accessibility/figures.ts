import { criteria, type Verdict } from "./criteria.ts";

const countOf = (verdict: Verdict) => criteria.filter(([, found]) => found === verdict).length;

/** What the accessibility page says: of how many criteria that apply how many are met, in whole percent rounded down, and which are not. */
export function accessibilityFigures() {
  const met = countOf("met");
  const applicable = met + countOf("failed");
  return {
    met,
    applicable,
    percent: Math.floor((100 * met) / applicable),
    failed: criteria.filter(([, found]) => found === "failed").map(([number]) => number),
  };
}
