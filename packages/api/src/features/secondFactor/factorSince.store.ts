/** Since when a person's application gives codes, null while it is off, for a statement about people. */
export const factorSince = (personId: string): string =>
  `(SELECT f.confirmed_at FROM second_factor f WHERE f.person_id = ${personId})`;

/** How many recovery codes a person has left, null without an application, for a statement about people. */
export const recoveryCodesLeft = (personId: string): string =>
  `(SELECT (SELECT count(*)::int FROM recovery_code c WHERE c.person_id = f.person_id AND c.used_at IS NULL)
    FROM second_factor f WHERE f.person_id = ${personId})`;
