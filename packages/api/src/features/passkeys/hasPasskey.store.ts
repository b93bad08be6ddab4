/** True for a person who has a passkey, for a statement about people. */
export const hasPasskey = (personId: string): string =>
  `EXISTS (SELECT FROM passkey k WHERE k.person_id = ${personId})`;
