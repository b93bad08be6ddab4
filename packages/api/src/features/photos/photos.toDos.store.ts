import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { photoToDos } from "@ribambelle/domain/photos/photo.toDos";
import type { ToDoSource } from "../../feature.ts";

/** The photo that the agency has refused (TODO-09). */
export const photoToChoose: ToDoSource = {
  kind: photoToDos.choose,
  query: `SELECT refused.id AS key, NULL::date AS deadline, refused.decided_at AS since,
      json_build_object('reason', refused.rejection_reason, 'reasonEn', refused.rejection_reason_en) AS facts
    FROM photo refused WHERE refused.person_id = $1::integer AND refused.state = ${photoStates.numbers.Rejected}`,
};
