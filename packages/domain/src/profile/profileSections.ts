import type { Bilingual } from "../kernel/texts.ts";
import type { Profile } from "./profile.ts";
import { hasEducation, isPublishable } from "./values/filled.ts";

/** A whole profile, and whether its photo counts: from the moment it is sent. */
export type Completable = Omit<Profile, "completionRate"> & { readonly hasPhoto: boolean };

interface Filled {
  readonly length: number;
}
/** What the completion rate asks of a profile; of its lists, how long they are. */
export type CompletionAnswers = Pick<
  Completable,
  | "hasPhoto"
  | "advertTitle"
  | "advertDescription"
  | "searchFrequency"
  | "isAvailableForHousework"
  | "hasDrivingLicence"
> & {
  readonly professionalSituation: number;
  readonly educationLevel: number | null;
  readonly educationTheme: number | null;
  readonly availabilities: Filled;
  readonly experiences: Filled;
  readonly specificDiplomas: Filled;
  readonly spokenLanguages: Filled;
};

interface ProfileSection {
  readonly title: Bilingual;
  /** What to do when the section is empty. */
  readonly missing: Bilingual;
  /** How many percent of the profile it is. */
  readonly weight: number;
  /** True when the agency alone changes it after the interview (PROF-64, PROF-65). */
  readonly isLockedAfterInterview: boolean;
  readonly isComplete: (profile: CompletionAnswers) => boolean;
}

const open = { weight: 10, isLockedAfterInterview: false } as const;
const locked = { weight: 10, isLockedAfterInterview: true } as const;

/** The sections of a profile in their order, and what each counts (PROF-08, PROF-OP1; docs/profile-completion.md). */
export const profileSections = {
  photo: {
    ...open,
    title: { fr: "Photo", en: "Photo" },
    missing: { fr: "Ajoutez votre photo", en: "Add your photo" },
    isComplete: ({ hasPhoto }) => hasPhoto,
  },
  advert: {
    ...open,
    title: { fr: "Annonce", en: "Advert" },
    missing: { fr: "Rédigez votre annonce", en: "Write your advert" },
    isComplete: ({ advertTitle, advertDescription }) =>
      isPublishable({ title: advertTitle, description: advertDescription }),
  },
  availabilities: {
    ...open,
    title: { fr: "Disponibilités", en: "Availability" },
    missing: { fr: "Indiquez vos disponibilités", en: "Say when you are available" },
    isComplete: ({ availabilities }) => availabilities.length > 0,
  },
  searchFrequency: {
    ...open,
    title: { fr: "Fréquence recherchée", en: "How often you want to work" },
    missing: { fr: "Choisissez la fréquence recherchée", en: "Choose how often you want to work" },
    isComplete: ({ searchFrequency }) => searchFrequency !== 0,
  },
  services: {
    ...open,
    title: { fr: "Prestations", en: "Services" },
    missing: { fr: "Précisez vos prestations", en: "Say which services you offer" },
    isComplete: ({ isAvailableForHousework }) => isAvailableForHousework !== null,
  },
  situation: {
    ...open,
    title: { fr: "Situation professionnelle", en: "Professional situation" },
    missing: { fr: "Indiquez votre situation professionnelle", en: "Give your professional situation" },
    isComplete: ({ professionalSituation }) => professionalSituation !== 0,
  },
  experiences: {
    ...locked,
    title: { fr: "Expériences", en: "Experience" },
    missing: { fr: "Ajoutez une expérience", en: "Add an experience" },
    isComplete: ({ experiences }) => experiences.length > 0,
  },
  education: {
    ...locked,
    title: { fr: "Formation", en: "Education" },
    missing: { fr: "Indiquez votre formation", en: "Give your education" },
    isComplete: hasEducation,
  },
  transport: {
    ...open,
    title: { fr: "Déplacements", en: "Getting about" },
    missing: { fr: "Dites comment vous vous déplacez", en: "Say how you get about" },
    isComplete: ({ hasDrivingLicence }) => hasDrivingLicence !== null,
  },
  languages: {
    ...open,
    title: { fr: "Langues parlées", en: "Spoken languages" },
    missing: { fr: "Ajoutez les langues que vous parlez", en: "Add the languages you speak" },
    isComplete: ({ spokenLanguages }) => spokenLanguages.length > 0,
  },
} satisfies Record<string, ProfileSection>;

export type SectionName = keyof typeof profileSections;

const entries = Object.entries(profileSections) as [SectionName, ProfileSection][];

/** Gives how complete a profile is, in percent: the weights of its complete sections (PROF-06, PROF-OP1). */
export function completionRate(profile: CompletionAnswers): number {
  return entries.reduce((sum, [, section]) => sum + (section.isComplete(profile) ? section.weight : 0), 0);
}

/** Gives the sections that a profile still lacks, in their order. */
export function missingSections(profile: CompletionAnswers): SectionName[] {
  return entries.filter(([, section]) => !section.isComplete(profile)).map(([name]) => name);
}

/** True when a babysitter may not change a section themselves, having been interviewed (PROF-64, PROF-65). */
export function isLocked(name: SectionName, profile: { readonly hasBeenInterviewed: boolean }): boolean {
  return profile.hasBeenInterviewed && profileSections[name].isLockedAfterInterview;
}
