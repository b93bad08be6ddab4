import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { wire } from "../kernel/wire.ts";
import { advertSchema } from "./advert.ts";
import { availabilityProblemTexts } from "./availability.texts.ts";
import { availabilitiesSchema } from "./availability.ts";
import { diplomaSchema, educationSchema } from "./education.ts";
import { experienceSchema, mostExperiences, sentExperienceSchema } from "./experience.ts";
import { profileProblems, profileRefusals } from "./profile.texts.ts";
import {
  careServicesSchema,
  professionalSituationSchema,
  profileSchema,
  searchFrequencySchema,
  spokenLanguagesSchema,
  transportSchema,
} from "./profile.ts";
import { experienceNames, publicNames, toldExperienceNames } from "./publicProfile.api.ts";

export { getMyPublicProfile } from "./publicProfile.api.ts";
export { getMySituation } from "./situation.api.ts";

const base = "/BabysitterProfile";
const access = ["BabySitter"] as const;
const read = { method: "GET", access } as const;
// Each call replaces one section; `If-Match` detects a change made in another tab (PROF-OP18).
const change = { method: "POST", access, isVersioned: true, problems: profileProblems } as const;
const refusals = [profileRefusals.changedMeanwhile];

const { id, createdAt } = experienceNames;
const sentExperienceNames = { ...toldExperienceNames, id, createdAt };
const experiences = z.array(wire(experienceSchema, experienceNames));

export const getMyProfile = endpoint({
  ...read,
  name: "getMyBabysitterProfile",
  path: `${base}/GetMyBabysitterProfile`,
  isVersioned: true,
  output: wire(z.extend(profileSchema, { experiences }), {
    ...publicNames,
    completionRate: "profileCompletionRate",
    birthDate: "birthDate",
    phoneNumber: "phoneNumber",
    address: "address",
    addressComplement: "adresseComplement",
    zipCode: "zipCode",
    hasHomeworkHelpOption: "hasHomeworkHelpOption",
    hasBeenInterviewed: "hasBeenInterviewed",
    photoRejectionReason: "avatarRejectionReason",
    photoRejectionReasonEn: "avatarRejectionReasonEn",
    advertToCorrect: "advertToCorrect",
    can: "can",
  }),
});

export const getMyCompletionRate = endpoint({
  ...read,
  name: "getMyBabySitterProfileCompletionRate",
  path: `${base}/GetMyBabySitterProfileCompletionRate`,
  output: z.object({ completionRate: z.int() }),
});

export const getDiplomas = endpoint({
  ...read,
  name: "getDiplomas",
  isWorded: true,
  path: `${base}/Diplomas`,
  output: z.array(diplomaSchema),
});

export const updateMyAdvert = endpoint({
  ...change,
  name: "updateMyAdvert",
  path: `${base}/UpdateMyAdvert`,
  body: wire(advertSchema, { title: "AdvertTitle", description: "AdvertDescription" }),
  refusals,
});

export const updateAdvertPublication = endpoint({
  ...change,
  name: "updateAdvertPublication",
  path: `${base}/UpdateAdvertPublication`,
  body: wire(z.object({ isPublished: z.boolean() }), { isPublished: "IsPublished" }),
  refusals: [...refusals, profileRefusals.nothingToPublish, profileRefusals.advertToCorrect],
});

export const updateMyAvailabilities = endpoint({
  ...change,
  name: "updateMyAvailabilities",
  path: `${base}/UpdateMyAvailabilities`,
  body: wire(z.object({ availabilities: availabilitiesSchema }), { availabilities: "Availabilities" }),
  problems: availabilityProblemTexts,
  refusals,
});

export const updateMySearchFrequency = endpoint({
  ...change,
  name: "updateMySearchFrequency",
  path: `${base}/UpdateMySearchFrequency`,
  body: wire(z.object({ searchFrequency: searchFrequencySchema }), { searchFrequency: "SearchFrequency" }),
  refusals,
});

export const updateMyServices = endpoint({
  ...change,
  name: "updateMyGuardTypes",
  path: `${base}/UpdateMyGuardTypes`,
  body: wire(careServicesSchema, {
    isAvailableForHousework: "IsAvailableForHousework",
    hasHomeworkHelpOption: "HasHomeworkHelpOption",
    hasIroningOption: "HasIroningOption",
  }),
  refusals,
});

export const updateMySituation = endpoint({
  ...change,
  name: "updateMyProfessionalSituation",
  path: `${base}/UpdateMyProfessionalSituation`,
  body: wire(z.object({ professionalSituation: professionalSituationSchema }), {
    professionalSituation: "ProfessionalSituation",
  }),
  refusals: [...refusals, profileRefusals.situationNotOffered],
});

export const saveExperiences = endpoint({
  ...change,
  name: "saveExperiences",
  path: `${base}/SaveExperiences`,
  body: wire(
    z.object({
      babysitterId: z.nullish(z.int()),
      experiences: z
        .array(wire(sentExperienceSchema, sentExperienceNames))
        .check(z.maxLength(mostExperiences, "too-many-experiences")),
    }),
    { babysitterId: "BabySitterID", experiences: "Experiences" },
  ),
  output: z.object({ experiences }),
  refusals: [...refusals, profileRefusals.lockedAfterInterview, commonRefusals.foreignId],
});

export const updateMyEducation = endpoint({
  ...change,
  name: "updateMyEducation",
  path: `${base}/UpdateMyEducation`,
  body: wire(educationSchema, {
    educationLevel: "EducationLevel",
    educationTheme: "EducationTheme",
    specificDiplomas: "SpecificDiplomas",
  }),
  refusals: [...refusals, profileRefusals.lockedAfterInterview],
});

export const updateMyTransport = endpoint({
  ...change,
  name: "updateMyTransportAbilities",
  path: `${base}/UpdateMyTransportAbilities`,
  body: wire(transportSchema, {
    hasDrivingLicence: "HasDrivingLicence",
    canConveyChildren: "CanConveyChildren",
  }),
  refusals,
});

export const updateMyLanguages = endpoint({
  ...change,
  name: "updateMyLanguages",
  path: `${base}/UpdateMyLanguages`,
  body: wire(z.object({ spokenLanguages: spokenLanguagesSchema }), { spokenLanguages: "SpokenLanguages" }),
  refusals,
});
