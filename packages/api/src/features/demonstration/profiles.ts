import type { Advert } from "@ribambelle/domain/profile/advert";
import type { Availability, WeekDay } from "@ribambelle/domain/profile/availability";
import type { Education } from "@ribambelle/domain/profile/education";
import { educationLevels, specificDiplomas } from "@ribambelle/domain/profile/education";
import { educationThemes } from "@ribambelle/domain/profile/educationThemes";
import type { SentExperience } from "@ribambelle/domain/profile/experience";
import type { CareServices, Profile, Transport } from "@ribambelle/domain/profile/profile";
import {
  experienceCategories,
  experienceDurations,
  guardTypes,
  professionalSituations,
  searchFrequencies,
  spokenLanguages,
} from "@ribambelle/domain/profile/profile.values";

/** What an account of the demonstration says in its profile; what is left out was not said. */
export interface DemonstrationProfile {
  readonly reference: string;
  readonly advert: Advert;
  readonly isPublished: boolean;
  readonly availabilities: readonly Availability[];
  readonly searchFrequency: number;
  readonly services: CareServices;
  readonly situation: Profile["professionalSituation"];
  readonly experiences: readonly SentExperience[];
  readonly education: Education;
  readonly transport: Transport;
  readonly languages: Profile["spokenLanguages"];
}

const categories = experienceCategories.numbers;
const durations = experienceDurations.numbers;
const times = guardTypes.numbers;
const tongues = spokenLanguages.numbers;

function week(...slots: readonly [day: WeekDay, startTime: string, endTime: string][]): Availability[] {
  return slots.map(([day, startTime, endTime], id) => ({ id: id + 1, day, startTime, endTime }));
}

const experience = (given: Omit<SentExperience, "id" | "createdAt">): SentExperience => ({
  id: 0,
  createdAt: null,
  ...given,
});

/** Éloïse: everything is said, and families see it. */
const rich: DemonstrationProfile = {
  reference: "DEMO-I01",
  advert: {
    title: "Étudiante en psychologie, douce, joueuse et toujours ponctuelle",
    description: [
      "Bonjour\u00a0! J’ai grandi au milieu d’une ribambelle de cousins, et m’occuper d’enfants est vite devenu une évidence. Depuis cinq ans, j’accompagne des petits et des plus grands à la sortie de l’école, autour d’un goûter, des devoirs, puis d’une histoire.",
      "Avec moi, on fabrique des cabanes, on cuisine des sablés, on sort dès qu’il y a un rayon de soleil. Je tiens aux horaires, aux petites règles de chaque maison et à un vrai moment d’échange avec les parents à la fin de chaque garde.",
      "Formée aux premiers secours, je me déplace à vélo par tous les temps. Au plaisir de faire votre connaissance\u00a0!",
    ].join("\n\n"),
  },
  isPublished: true,
  availabilities: week(
    [1, "16:15", "19:30"],
    [2, "07:15", "08:45"],
    [2, "16:15", "19:30"],
    [3, "08:30", "12:30"],
    [3, "13:30", "18:00"],
    [4, "16:15", "20:00"],
    [5, "16:15", "18:45"],
    [5, "20:00", "00:00"],
    [6, "09:00", "12:00"],
    [6, "19:00", "00:00"],
  ),
  searchFrequency: searchFrequencies.numbers.Regular + searchFrequencies.numbers.Occasional,
  services: { isAvailableForHousework: true, hasIroningOption: true, hasHomeworkHelpOption: true },
  situation: professionalSituations.numbers.Student,
  experiences: [
    experience({
      category: categories.PrivateHome,
      childAge: 3,
      duration: durations.OverOneYear,
      guardType: times.AroundSchool,
      childrenCount: 2,
      description:
        "Sortie de crèche puis d’école, goûter, bain et dîner de deux frères, trois soirs par semaine pendant deux ans.",
    }),
    experience({
      category: categories.HolidayCamp,
      childAge: 7,
      duration: durations.UpToThreeMonths,
      guardType: times.Daytime,
      childrenCount: 4,
      description: "Animatrice d’un séjour nature au bord de l’Erdre\u00a0: veillées, canoë et grands jeux.",
    }),
    experience({
      category: categories.Nursery,
      childAge: 1,
      duration: durations.FourToFiveMonths,
      guardType: times.Daytime,
      childrenCount: 4,
      description: "Stage dans la section des bébés\u00a0: changes, biberons, siestes et comptines.",
    }),
    experience({
      category: categories.WithinFamily,
      childAge: 6,
      duration: durations.OverOneYear,
      guardType: times.Weekend,
      childrenCount: 3,
      description: null,
    }),
  ],
  education: {
    educationLevel: educationLevels.numbers.BacPlus3,
    educationTheme: educationThemes.numbers.Psychology,
    specificDiplomas: [specificDiplomas.numbers.FirstAid, specificDiplomas.numbers.YouthWork],
  },
  transport: { hasDrivingLicence: true, canConveyChildren: false },
  languages: [tongues.French, tongues.English, tongues.Spanish],
};

/** Maëlys: the agency has met her; her advert is not published yet. */
const interviewed: DemonstrationProfile = {
  reference: "DEMO-I03",
  advert: {
    title: "Auxiliaire de puériculture à l’écoute des tout-petits",
    description:
      "Après huit ans en crèche, je souhaite prendre le temps d’accompagner chaque enfant chez lui, à son rythme. J’aime les gestes tranquilles, les repas faits maison, les promenades au parc et les livres que l’on relit dix fois.",
  },
  isPublished: false,
  availabilities: week(
    [1, "08:00", "18:30"],
    [2, "08:00", "18:30"],
    [4, "08:00", "18:30"],
    [5, "08:00", "16:00"],
  ),
  searchFrequency: searchFrequencies.numbers.FullTime,
  services: { isAvailableForHousework: false, hasIroningOption: false, hasHomeworkHelpOption: true },
  situation: professionalSituations.numbers.JobSeeking,
  experiences: [
    experience({
      category: categories.Nursery,
      childAge: 1,
      duration: durations.OverOneYear,
      guardType: times.Daytime,
      childrenCount: 4,
      description: "Auxiliaire de puériculture dans une crèche associative de Rezé, section des moyens.",
    }),
    experience({
      category: categories.PrivateHome,
      childAge: 0,
      duration: durations.SixToElevenMonths,
      guardType: times.Daytime,
      childrenCount: 1,
      description: "Garde d’un nourrisson de trois mois jusqu’à son entrée en crèche.",
    }),
  ],
  education: {
    educationLevel: educationLevels.numbers.CapBep,
    educationTheme: educationThemes.numbers.Childhood,
    specificDiplomas: [specificDiplomas.numbers.FirstAid, specificDiplomas.numbers.Childhood],
  },
  transport: { hasDrivingLicence: true, canConveyChildren: true },
  languages: [tongues.French, tongues.Other],
};

/** What the accounts of the demonstration say; the new babysitter has said nothing yet. */
export const demonstrationProfiles: readonly DemonstrationProfile[] = [rich, interviewed];
