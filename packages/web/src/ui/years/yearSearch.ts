/** The state of a list of one year in the address (SPACE-19). */
export interface YearSearch {
  /** The year that is chosen; without it, the newest. */
  readonly annee?: string;
}

/** Reads the year in the address; anything else is ignored. */
export function yearSearch(given: Record<string, unknown>): YearSearch {
  const year = String(given.annee ?? "");
  return /^\d{4}$/.test(year) ? { annee: year } : {};
}
