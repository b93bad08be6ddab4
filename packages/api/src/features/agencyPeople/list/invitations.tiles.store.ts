import { invitationTiles } from "@ribambelle/domain/agencyPeople/people.tiles";
import { personKinds } from "@ribambelle/domain/agencyPeople/permitted";
import type { TileSource } from "../../../feature.ts";
import { accountStateOf } from "../../identity/index.ts";

// Of so many that wait, the oldest: those whose link still works are behind those whose link does not (DESK-07).
const mostLookedAt = 5_000;

/** Whom the agency invited, who chose no password, and whose link does not work any more, by the index `invitation_open`. */
export const invitationsUnanswered: readonly TileSource[] = personKinds.map((role) => ({
  kind: invitationTiles[role],
  query: `SELECT o.invited_at AS since FROM (
      SELECT p.*, i.created_at AS invited_at FROM invitation i JOIN person p ON p.id = i.person_id
      WHERE i.is_open AND p.role = '${role}' ORDER BY i.created_at LIMIT ${mostLookedAt}) o
    WHERE ${accountStateOf("o", "$1::timestamptz")} = 'invitation-expired'`,
}));
