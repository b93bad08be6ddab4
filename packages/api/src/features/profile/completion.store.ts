import { photoStates } from "@ribambelle/domain/photos/photo.states";

const { Rejected } = photoStates.numbers;
const length = (list: string) => `json_build_object('length', ${list})`;

/**
 * What the completion rate of a babysitter asks (`CompletionAnswers`), as the pairs of a `json_build_object`: `person` is the SQL of
 * their id, `profile` the alias of their row of that table, which may be missing.
 */
export function completionPairs(person: string, profile: string): string {
  const count = (table: string) => length(`(SELECT count(*) FROM ${table} l WHERE l.person_id = ${person})`);
  return `'hasPhoto', EXISTS (SELECT FROM photo f WHERE f.person_id = ${person} AND f.state <> ${Rejected}),
      'advertTitle', ${profile}.advert_title, 'advertDescription', ${profile}.advert_description,
      'availabilities', ${count("availability")}, 'experiences', ${count("experience")},
      'searchFrequency', coalesce(${profile}.search_frequency, 0),
      'professionalSituation', coalesce(${profile}.professional_situation, 0),
      'isAvailableForHousework', ${profile}.is_available_for_housework,
      'hasDrivingLicence', ${profile}.has_driving_licence,
      'educationLevel', ${profile}.education_level, 'educationTheme', ${profile}.education_theme,
      'specificDiplomas', ${length(`coalesce(cardinality(${profile}.specific_diplomas), 0)`)},
      'spokenLanguages', ${length(`coalesce(cardinality(${profile}.spoken_languages), 0)`)}`;
}
