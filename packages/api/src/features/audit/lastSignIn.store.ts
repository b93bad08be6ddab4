/** When a person last signed in or out, null for never, for a statement about people. By the index of their entries. */
export const lastSignIn = (
  personId: string,
): string => `(SELECT date_trunc('milliseconds', e.at) FROM audit_entry e
  WHERE e.person_id = ${personId} AND e.action IN ('identity.signed-in', 'identity.signed-out')
  ORDER BY e.at DESC LIMIT 1)`;
