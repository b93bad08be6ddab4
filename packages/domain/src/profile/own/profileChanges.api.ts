import * as z from "zod/mini";
import { endpoint } from "../../kernel/endpoint.ts";
import { commonRefusals } from "../../kernel/refusal.ts";
import { wire } from "../../kernel/wire.ts";
import { advertSchema } from "../advert.ts";
import { availabilityProblemTexts } from "../availability.texts.ts";
import { availabilitiesSchema } from "../availability.ts";
import { educationSchema } from "../education.ts";
import { mostExperiences, sentExperienceSchema } from "../experience.ts";
import { profileProblems, profileRefusals } from "../profile.texts.ts";
import {
  careServicesSchema,
  professionalSituationSchema,
  searchFrequencySchema,
  spokenLanguagesSchema,
  transportSchema,
} from "../profile.ts";
import { experienceNames, toldExperienceNames } from "../publicProfile.api.ts";
import { experiencesSchema } from "./myProfile.api.ts";

const base = "/BabysitterProfile";
const access = ["BabySitter"] as const;
// Each call replaces one section; `If-Match` detects a change made in another tab (PROF-OP18).
const change = { method: "POST", access, isVersioned: true, problems: profileProblems } as const;
const refusals = [profileRefusals.changedMeanwhile];

const { id, createdAt } = experienceNames;
const sentExperienceNames = { ...toldExperienceNames, id, createdAt };

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
  output: z.object({ experiences: experiencesSchema }),
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
