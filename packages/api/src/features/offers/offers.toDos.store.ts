import { offerToDos } from "@ribambelle/domain/offers/offers.toDos";
import type { ToDoSource } from "../../feature.ts";

/** The applications that the agency accepted in the last month (NANNY-21). */
export const offersAnswered: ToDoSource = {
  kind: offerToDos.answered,
  query: `SELECT o.reference AS key, NULL::date AS deadline, q.closed_at AS since,
      json_build_object('title', o.title, 'sentence', coalesce(q.outcome_reason, '')) AS facts
    FROM offer_interest i JOIN offer o ON o.reference = i.offer_reference
      JOIN person_request q ON q.id = i.request_id AND q.state = 'done'
    WHERE i.person_id = $1::integer AND i.withdrawn_at IS NULL AND q.closed_at > $2::date - 30`,
};
