import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { profileToDos } from "@ribambelle/domain/profile/profile.toDos";
import type { ToDoSource } from "../../feature.ts";

const { Rejected } = photoStates.numbers;
const length = (list: string) => `json_build_object('length', ${list})`;
const count = (table: string) => length(`(SELECT count(*) FROM ${table} l WHERE l.person_id = me.id)`);

/** The profile of a babysitter; its kind says whether it is complete (TODO-09). */
export const profileToComplete: ToDoSource = {
  kind: profileToDos.complete,
  query: `SELECT 'profile' AS key, NULL::date AS deadline, NULL::timestamptz AS since, json_build_object(
      'hasPhoto', EXISTS (SELECT FROM photo f WHERE f.person_id = me.id AND f.state <> ${Rejected}),
      'isPhotoRefused', EXISTS (SELECT FROM photo f WHERE f.person_id = me.id AND f.state = ${Rejected}),
      'hasBeenInterviewed', me.has_been_interviewed,
      'advertTitle', p.advert_title, 'advertDescription', p.advert_description,
      'availabilities', ${count("availability")}, 'experiences', ${count("experience")},
      'searchFrequency', coalesce(p.search_frequency, 0),
      'professionalSituation', coalesce(p.professional_situation, 0),
      'isAvailableForHousework', p.is_available_for_housework, 'hasDrivingLicence', p.has_driving_licence,
      'educationLevel', p.education_level, 'educationTheme', p.education_theme,
      'specificDiplomas', ${length("coalesce(cardinality(p.specific_diplomas), 0)")},
      'spokenLanguages', ${length("coalesce(cardinality(p.spoken_languages), 0)")}) AS facts
    FROM person me LEFT JOIN profile p ON p.person_id = me.id
    WHERE me.id = $1::integer AND me.role = 'BabySitter'`,
};
