import { valueList } from "../kernel/values.ts";

/** How often a babysitter wants to work; flags that add up, 0 being none (DATA-37). */
export const searchFrequencies = valueList({
  Regular: { value: 1, fr: "Régulièrement", en: "Regularly" },
  Occasional: { value: 2, fr: "Ponctuellement", en: "Occasionally" },
  FullTime: { value: 4, fr: "À temps plein", en: "Full time" },
});

/**
 * What a babysitter does otherwise (DATA-35). `PartTimeJobSeeking` is only shown where it is stored
 * (PROF-OP6).
 */
export const professionalSituations = valueList({
  Undefined: { value: 0, fr: "Non renseignée", en: "Not given" },
  Student: { value: 1, fr: "Études", en: "Student" },
  JobSeeking: { value: 2, fr: "Recherche d’emploi", en: "Looking for work" },
  PartTimeJobSeeking: {
    value: 3,
    fr: "Recherche d’emploi à temps partiel",
    en: "Looking for part-time work",
  },
  Employed: { value: 4, fr: "Emploi", en: "Employed" },
  Retired: { value: 5, fr: "Retraite", en: "Retired" },
  VocationalTraining: { value: 6, fr: "Formation professionnelle", en: "Vocational training" },
  Other: { value: 99, fr: "Autre", en: "Other" },
});

/** The languages that a babysitter may speak (DATA-33). */
export const spokenLanguages = valueList({
  French: { value: 106, fr: "Français", en: "French" },
  English: { value: 1, fr: "Anglais", en: "English" },
  German: { value: 4, fr: "Allemand", en: "German" },
  Spanish: { value: 2, fr: "Espagnol", en: "Spanish" },
  Italian: { value: 3, fr: "Italien", en: "Italian" },
  Portuguese: { value: 111, fr: "Portugais", en: "Portuguese" },
  Russian: { value: 112, fr: "Russe", en: "Russian" },
  Arabic: { value: 113, fr: "Arabe", en: "Arabic" },
  Mandarin: { value: 114, fr: "Mandarin", en: "Mandarin" },
  Dutch: { value: 1251, fr: "Néerlandais", en: "Dutch" },
  Other: { value: 116, fr: "Autre langue", en: "Other language" },
});

/** What standard care includes: the same for everybody, neither edited nor sent (DATA-34, PROF-OP8, DATA-OP3). */
export const careSkills = valueList({
  Homework: { value: 5, fr: "Aide aux devoirs", en: "Homework help" },
  Bath: { value: 107, fr: "Bain", en: "Bath" },
  Changing: { value: 1252, fr: "Change", en: "Changing" },
  Meals: { value: 109, fr: "Préparation des repas", en: "Preparing meals" },
  Feeding: { value: 108, fr: "Aide au repas", en: "Feeding" },
  Bottle: { value: 1253, fr: "Biberon", en: "Bottle" },
  Play: { value: 110, fr: "Jeux", en: "Play" },
});
