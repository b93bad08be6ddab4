import { letterTiles } from "@ribambelle/domain/letters/letters.tiles";
import type { TileSource } from "../../feature.ts";

const ofRoles = "(SELECT p.role FROM person p WHERE p.id = l.person_id) = ANY($2::text[])";

/** Letters that were given up, which are overdue at once, and those that were refused so far, which are not (DESK-03). */
export const lettersFailed: TileSource = {
  kind: letterTiles.failed,
  query: `SELECT l.given_up_at AS since FROM letter l WHERE l.state = 'given-up' AND ${ofRoles}
    UNION ALL SELECT greatest(l.created_at, $1::timestamptz) FROM letter l
    WHERE l.state = 'waiting' AND l.last_refusal IS NOT NULL AND ${ofRoles}`,
};
