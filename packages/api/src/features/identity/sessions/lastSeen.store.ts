/** When a session of a person was last used, to within ten minutes; null without one that stands. For a statement about people. */
export const lastSeen = (personId: string): string =>
  `(SELECT max(s.seen_at) FROM session s WHERE s.person_id = ${personId} AND NOT s.awaits_second_factor)`;
