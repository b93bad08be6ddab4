import { listShape, reference } from "../kernel/reference.ts";
import { availabilitySchema } from "./availability.ts";
import { educationLevels, specificDiplomas } from "./education.ts";
import { educationThemes } from "./educationThemes.ts";
import * as api from "./profile.api.ts";
import { professionalSituations, spokenLanguages } from "./profile.values.ts";
import {
  childcareTypes,
  childrenCounts,
  experienceCategories,
  experienceDurations,
} from "./values/experiences.ts";
import { currentSituations } from "./values/situations.ts";

const change = (fr: string, en: string) => ({ summary: { fr, en } });

/** What the API's reference says of the calls about a babysitter's profile. */
export const profileReference = reference(api, {
  title: { fr: "Profil d’intervenant", en: "Babysitter profile" },
  calls: {
    getMyProfile: change(
      "Le profil de la personne connectée. L’en-tête ETag en donne la version, que les modifications peuvent rappeler par If-Match.",
      "The signed-in person's profile. Its version stands in the ETag header; changes may recall it by If-Match.",
    ),
    getMyCompletionRate: change(
      "Le taux de complétion du profil, en pour cent.",
      "How complete the profile is, in percent.",
    ),
    getMyPublicProfile: change(
      "Ce que les familles voient du profil, ou verraient s’il était publié. Jamais de coordonnées.",
      "What families see of the profile, or would see if it were published. Never any contact details.",
    ),
    getDiplomas: change(
      "Les choix de la formation\u00a0: niveaux, domaines et diplômes.",
      "The choices of the education section: levels, themes and diplomas.",
    ),
    getMySituation: change(
      "La situation de la personne auprès de l’agence.",
      "Where the person stands with the agency.",
    ),
    updateMyAdvert: {
      ...change("Remplace l’annonce.", "Replaces the advert."),
      example: {
        title: "Étudiante douce et patiente",
        description: `${"Je garde des enfants depuis trois ans. ".repeat(5)}J’aime lire et jouer dehors.`,
      },
    },
    updateAdvertPublication: {
      ...change("Publie l’annonce, ou la retire.", "Publishes the advert, or withdraws it."),
      example: { isPublished: true },
    },
    updateMyAvailabilities: {
      ...change(
        "Remplace toutes les disponibilités. 00:00 comme fin veut dire minuit\u00a0; les créneaux qui se chevauchent sont réunis.",
        "Replaces all availabilities. 00:00 as an end means midnight; overlapping slots are joined.",
      ),
      example: { availabilities: [{ id: 3_141_592_653, day: 1, startTime: "16:30", endTime: "19:00" }] },
    },
    updateMySearchFrequency: {
      ...change(
        "Remplace la fréquence recherchée\u00a0: somme de 1 (régulière), 2 (ponctuelle) et 4 (temps plein).",
        "Replaces how often the person wants to work: a sum of 1 (regularly), 2 (occasionally) and 4 (full time).",
      ),
      example: { searchFrequency: 3 },
    },
    updateMyServices: {
      ...change(
        "Remplace les prestations. L’aide aux devoirs est toujours comprise.",
        "Replaces the services. Homework help is always included.",
      ),
      example: { isAvailableForHousework: true, hasHomeworkHelpOption: true, hasIroningOption: false },
    },
    updateMySituation: {
      ...change(
        "Remplace la situation professionnelle. 3 n’est accepté que s’il est déjà enregistré.",
        "Replaces the professional situation. 3 is taken only where it is already kept.",
      ),
      example: { professionalSituation: 1 },
    },
    saveExperiences: {
      ...change(
        "Remplace toutes les expériences, dix au plus\u00a0; impossible après l’entretien.",
        "Replaces all experiences, ten at most; not possible after the interview.",
      ),
      example: {
        babysitterId: null,
        experiences: [
          {
            id: 0,
            category: 1,
            childAge: 3,
            duration: 12,
            childcareType: 0,
            childrenCount: 2,
            description: "Deux frères, après l’école.",
            createdAt: null,
          },
        ],
      },
    },
    updateMyEducation: {
      ...change(
        "Remplace la formation\u00a0; impossible après l’entretien.",
        "Replaces the education; not possible after the interview.",
      ),
      example: { educationLevel: 52, educationTheme: 73, specificDiplomas: [1242] },
    },
    updateMyTransport: {
      ...change("Remplace les moyens de déplacement.", "Replaces how the person gets about."),
      example: { hasDrivingLicence: true, canConveyChildren: false },
    },
    updateMyLanguages: {
      ...change("Remplace les langues parlées.", "Replaces the spoken languages."),
      example: { spokenLanguages: [106, 1] },
    },
  },
  shapes: [
    [
      availabilitySchema.shape.startTime,
      { said: { fr: "Heure, par quarts d’heure.", en: "Time, by quarters of an hour." }, example: "16:30" },
    ],
    [
      availabilitySchema.shape.endTime,
      {
        said: {
          fr: "Heure, par quarts d’heure\u00a0; 00:00 veut dire minuit.",
          en: "Time, by quarters of an hour; 00:00 means midnight.",
        },
        example: "19:00",
      },
    ],
    [
      availabilitySchema.shape.day,
      {
        said: {
          fr: "0 dimanche, 1 lundi, 2 mardi, 3 mercredi, 4 jeudi, 5 vendredi, 6 samedi",
          en: "0 Sunday, 1 Monday, 2 Tuesday, 3 Wednesday, 4 Thursday, 5 Friday, 6 Saturday",
        },
      },
    ],
    listShape(professionalSituations),
    listShape(experienceCategories),
    listShape(experienceDurations),
    listShape(childcareTypes),
    listShape(childrenCounts),
    listShape(spokenLanguages),
    listShape(currentSituations),
    listShape(educationLevels),
    listShape(educationThemes),
    listShape(specificDiplomas),
  ],
});
