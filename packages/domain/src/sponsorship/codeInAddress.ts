/** Gives the code that a sponsorship link carries, from the query of its address; null without one that looks like a code. */
export const sponsorshipCodeIn = (query: string): string | null =>
  /[?&]codeParrainage=([\w-]{1,40})(?:&|$)/.exec(query)?.[1] ?? null;
