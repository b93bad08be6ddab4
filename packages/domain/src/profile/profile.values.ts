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

/** Where a babysitter has looked after children (DATA-30). */
export const experienceCategories = valueList({
  WithinFamily: { value: 0, fr: "Dans la famille", en: "Within the family" },
  PrivateHome: { value: 1, fr: "Chez un particulier", en: "In a family’s home" },
  Nursery: { value: 2, fr: "Crèche ou halte-garderie", en: "Nursery or day care" },
  LeisureCentre: { value: 3, fr: "Centre de loisirs", en: "Leisure centre" },
  HolidayCamp: { value: 4, fr: "Colonie de vacances", en: "Holiday camp" },
  Events: { value: 5, fr: "Événements", en: "Events" },
  Agency: { value: 6, fr: "Agence de garde d’enfants", en: "Childcare agency" },
  School: { value: 7, fr: "École", en: "School" },
});

/** How long an experience lasted (DATA-32, PROF-OP17). */
export const experienceDurations = valueList({
  UpToThreeMonths: { value: 3, fr: "Jusqu’à 3 mois", en: "Up to 3 months" },
  FourToFiveMonths: { value: 6, fr: "4 à 5 mois", en: "4–5 months" },
  SixToElevenMonths: { value: 12, fr: "6 à 11 mois", en: "6–11 months" },
  OverOneYear: { value: 13, fr: "Plus d’un an", en: "Over one year" },
});

/** When the children were looked after (DATA-36). */
export const childcareTypes = valueList({
  AroundSchool: { value: 0, fr: "Avant ou après l’école", en: "Before or after school" },
  Daytime: { value: 1, fr: "En journée", en: "During the day" },
  Evening: { value: 2, fr: "En soirée", en: "In the evening" },
  Weekend: { value: 3, fr: "Le week-end", en: "At the weekend" },
});

/** How many children were looked after (DATA-38). */
export const childrenCounts = valueList({
  One: { value: 1, fr: "1 enfant", en: "1 child" },
  Two: { value: 2, fr: "2 enfants", en: "2 children" },
  Three: { value: 3, fr: "3 enfants", en: "3 children" },
  FourOrMore: { value: 4, fr: "4 enfants ou plus", en: "4 or more children" },
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

/** Where a babysitter stands with the agency (DATA-44, DATA-OP2). */
export const currentSituations = valueList({
  Learning: { value: 0, fr: "En apprentissage", en: "In training" },
  Employee: { value: 1, fr: "En poste", en: "Employee" },
  WasEmployee: { value: 2, fr: "A été en poste", en: "Former employee" },
  Unknown: { value: 3, fr: "Inconnue", en: "Unknown" },
  Training: { value: 4, fr: "En formation", en: "In training" },
  WillBeEmployee: { value: 5, fr: "Bientôt en poste", en: "Joining soon" },
});
