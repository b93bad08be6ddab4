import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { profileToDos } from "@ribambelle/domain/profile/profile.toDos";
import type { ToDoSource } from "../../feature.ts";
import { completionPairs } from "./completion.store.ts";

const { Rejected } = photoStates.numbers;

/** The profile of a babysitter; its kind says whether it is complete (TODO-09). */
export const profileToComplete: ToDoSource = {
  kind: profileToDos.complete,
  query: `SELECT 'profile' AS key, NULL::date AS deadline, NULL::timestamptz AS since, json_build_object(
      ${completionPairs("me.id", "p")},
      'isPhotoRefused', EXISTS (SELECT FROM photo f WHERE f.person_id = me.id AND f.state = ${Rejected}),
      'hasBeenInterviewed', me.has_been_interviewed) AS facts
    FROM person me LEFT JOIN profile p ON p.person_id = me.id
    WHERE me.id = $1::integer AND me.role = 'BabySitter'`,
};
