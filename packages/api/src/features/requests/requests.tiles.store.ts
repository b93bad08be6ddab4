import { requestTiles } from "@ribambelle/domain/requests/request.tiles";
import { dayOf } from "../../db/parisDay.ts";
import type { TileSource } from "../../feature.ts";

/** What people ask of the agency and is open, by the index `person_request_by_age`; overdue once its day is past. */
export const requestsOpen: TileSource = {
  kind: requestTiles.open,
  query: `SELECT q.asked_at AS since, q.due_on < ${dayOf("$1::timestamptz")} AS is_late,
      jsonb_build_object('dueOn', q.due_on, 'kind', q.kind) AS term
    FROM person_request q WHERE q.state = 'open' AND (SELECT p.role FROM person p WHERE p.id = q.person_id) = ANY($2::text[])`,
  saysLate: true,
  saysTerm: true,
};
