import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import { weekDays } from "@ribambelle/domain/profile/availability";
import { educationLevels, specificDiplomas } from "@ribambelle/domain/profile/education";
import { educationThemes } from "@ribambelle/domain/profile/educationThemes";
import {
  professionalSituations,
  searchFrequencies,
  spokenLanguages,
} from "@ribambelle/domain/profile/profile.values";
import {
  childcareTypes,
  childrenCounts,
  experienceCategories,
  experienceDurations,
} from "@ribambelle/domain/profile/values/experiences";
import { currentSituations } from "@ribambelle/domain/profile/values/situations";
import type { PersonalData } from "../../personal.ts";

const until = { event: "the babysitter changes it" } as const;

/** What babysitters say of themselves. The audit table keeps that they changed it, not what it said. */
export const profilePersonal: PersonalData = [
  {
    table: "profile",
    title: { fr: "Profil", en: "Profile" },
    lead: { column: "person_id", to: "person" },
    exported: {
      advert_title: { fr: "Titre de l’annonce", en: "Title of the advert" },
      advert_description: { fr: "Texte de l’annonce", en: "Text of the advert" },
      advert_is_published: { fr: "Annonce publiée", en: "Advert published" },
      search_frequency: { fr: "Fréquence souhaitée", en: "Wanted frequency", flags: searchFrequencies.rows },
      is_available_for_housework: { fr: "Ménage", en: "Housework" },
      has_ironing_option: { fr: "Repassage", en: "Ironing" },
      professional_situation: {
        fr: "Situation professionnelle",
        en: "Professional situation",
        values: professionalSituations.rows,
      },
      education_level: { fr: "Niveau d’études", en: "Education level", values: educationLevels.rows },
      education_theme: { fr: "Domaine d’études", en: "Field of studies", values: educationThemes.rows },
      specific_diplomas: { fr: "Diplômes", en: "Diplomas", values: specificDiplomas.rows },
      has_driving_licence: { fr: "Permis de conduire", en: "Driving licence" },
      can_convey_children: { fr: "Peut conduire des enfants", en: "Can drive children" },
      spoken_languages: { fr: "Langues parlées", en: "Spoken languages", values: spokenLanguages.rows },
      current_situation: {
        fr: "Situation à l’agence",
        en: "Situation at the agency",
        values: currentSituations.rows,
      },
    },
    internal: ["person_id", "version", "updated_at"],
    until,
    whenDeleted: { rows: "removed" },
  },
  {
    table: "availability",
    title: { fr: "Disponibilités", en: "Availabilities" },
    lead: { column: "person_id", to: "person" },
    exported: {
      day: { fr: "Jour", en: "Day", values: weekDays.rows },
      start_time: { fr: "De", en: "From" },
      end_time: { fr: "À", en: "To" },
    },
    internal: ["person_id", "id"],
    until,
    whenDeleted: { rows: "removed-with", table: "profile" },
  },
  {
    table: "experience",
    title: { fr: "Expériences", en: "Experiences" },
    lead: { column: "person_id", to: "person" },
    exported: {
      category: { fr: "Cadre", en: "Setting", values: experienceCategories.rows },
      child_age: { fr: "Âge des enfants", en: "Age of the children", values: childAgeCategories.rows },
      duration: { fr: "Durée", en: "Length", values: experienceDurations.rows },
      guard_type: { fr: "Moment de la garde", en: "Time of care", values: childcareTypes.rows },
      children_count: { fr: "Nombre d’enfants", en: "Number of children", values: childrenCounts.rows },
      description: { fr: "Description", en: "Description" },
      created_at: { fr: "Ajoutée", en: "Added" },
      modified_at: { fr: "Modifiée", en: "Changed" },
    },
    internal: ["id", "person_id", "place"],
    until,
    whenDeleted: { rows: "removed-with", table: "profile" },
  },
  {
    table: "advert_review",
    title: { fr: "Relecture de l’annonce", en: "Review of the advert" },
    lead: { column: "person_id", to: "person", also: "reviewed_by" },
    exported: {
      state: {
        fr: "État",
        en: "State",
        values: [
          { value: "waiting", fr: "À relire", en: "To be looked at" },
          { value: "fine", fr: "Relue", en: "Looked at" },
          { value: "to-correct", fr: "À corriger", en: "To correct" },
        ],
      },
      reason_fr: { fr: "Motif", en: "Reason in French" },
      reason_en: { fr: "Motif en anglais", en: "Reason" },
      waiting_since: { fr: "Envoyée", en: "Sent" },
      reviewed_at: { fr: "Réponse", en: "Answer" },
    },
    internal: [
      "person_id",
      "words_sha256",
      "has_contact",
      "reviewed_by",
      "refused_sha256",
      "refused_fr",
      "refused_en",
    ],
    until,
    whenDeleted: { rows: "removed" },
  },
];
