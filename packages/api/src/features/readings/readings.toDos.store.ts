import { readingDemands } from "@ribambelle/domain/readings/reading";
import { readingToDos } from "@ribambelle/domain/readings/reading.toDos";
import type { ToDoSource } from "../../feature.ts";

const { Reading, Confirmation } = readingDemands.numbers;

/** The documents of which something is asked and not done (TODO-08). */
export const readingsToRead: ToDoSource = {
  kind: readingToDos.read,
  query: `SELECT r.id AS key, own.deadline, own.added_on::timestamp AT TIME ZONE 'Europe/Paris' AS since,
      json_build_object('id', r.id, 'titleFr', r.title_fr, 'titleEn', r.title_en, 'category', r.category,
        'demand', r.demand, 'pageCount', r.page_count) AS facts
    FROM reading_recipient own JOIN reading r ON r.id = own.reading_id AND NOT r.is_withdrawn
    WHERE own.person_id = $1::integer AND (r.demand = ${Reading} AND own.read_at IS NULL
      OR r.demand = ${Confirmation} AND own.confirmed_at IS NULL)`,
};
