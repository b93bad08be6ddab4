/** What a person does at the agency, an empty list for all others, for a statement about people. */
export const functionsOf = (personId: string): string =>
  `COALESCE((SELECT staff.functions FROM staff WHERE staff.person_id = ${personId}), '{}')`;
