import type { Experience } from "../profile/experience.ts";
import type { Completable } from "../profile/profileSections.ts";

/** A babysitter's empty profile, with the given fields. */
export function aProfile(given: Partial<Completable> = {}): Completable {
  return {
    hasPhoto: false,
    advertTitle: null,
    advertDescription: null,
    isPublished: false,
    birthDate: "1998-04-12",
    phoneNumber: "+33639981234",
    address: "12 rue des Lilas",
    addressComplement: null,
    zipCode: "69003",
    city: "Lyon",
    availabilities: [],
    searchFrequency: 0,
    isAvailableForHousework: null,
    hasHomeworkHelpOption: true,
    hasIroningOption: null,
    professionalSituation: 0,
    experiences: [],
    hasBeenInterviewed: false,
    educationLevel: null,
    educationTheme: null,
    specificDiplomas: [],
    hasDrivingLicence: null,
    canConveyChildren: null,
    spokenLanguages: [],
    photoRejectionReason: null,
    photoRejectionReasonEn: null,
    advertToCorrect: null,
    can: { changePhoto: true, removePhoto: true },
    ...given,
  };
}

/** A valid experience, as it is stored. */
export function anExperience(given: Partial<Experience> = {}): Experience {
  return {
    id: 5,
    babysitterId: 201,
    category: 0,
    childAge: 3,
    duration: 12,
    childcareType: 0,
    childrenCount: 2,
    description: "Deux frères de 2 et 4 ans, après l’école.",
    createdAt: "2024-01-10T09:00:00.000Z",
    modifiedAt: "2024-02-01T09:00:00.000Z",
    ...given,
  };
}

/** A text of so many words. */
export const wordsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => `mot${place + 1}`).join(" ");
