/**
 * How far somebody’s account is, the last that holds (`accountStates`), for a statement about people (FOLKS-08): `person` is the
 * alias of their table, `now` the SQL of the instant. An invitation lasts while its letter waits or its link works.
 */
export const accountStateOf = (person: string, now: string): string => `CASE
    WHEN ${person}.deactivated_at IS NOT NULL THEN 'deleted'
    WHEN ${person}.blocked_at IS NOT NULL THEN 'blocked'
    WHEN ${person}.password_hash IS NOT NULL THEN 'active'
    ELSE coalesce((
      SELECT CASE WHEN l.state = 'waiting' OR (l.state IS DISTINCT FROM 'given-up' AND EXISTS (
          SELECT FROM password_reset r WHERE r.person_id = ${person}.id AND r.expires_at > ${now})) THEN 'invited'
        ELSE 'invitation-expired' END
      FROM invitation i LEFT JOIN letter l ON l.id = i.letter_id
      WHERE i.person_id = ${person}.id ORDER BY i.round DESC LIMIT 1), 'never-invited') END`;

/** When somebody was last invited, for a statement about people; null for who never was. */
export const invitedAtOf = (person: string): string =>
  `(SELECT max(i.created_at) FROM invitation i WHERE i.person_id = ${person}.id)`;
