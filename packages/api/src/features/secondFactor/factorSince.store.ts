/** Since when a person's application gives codes, null while it is off, for a statement about people. */
export const factorSince = (personId: string): string =>
  `(SELECT f.confirmed_at FROM second_factor f WHERE f.person_id = ${personId})`;
