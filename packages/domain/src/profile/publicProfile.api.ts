import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { wire } from "../kernel/wire.ts";
import { toldExperienceSchema } from "./experience.ts";
import { publicProfileSchema } from "./publicProfile.ts";

/** How the API spells the fields of an experience. */
export const experienceNames = {
  id: "id",
  babysitterId: "bbsID",
  category: "typologieCategorie",
  childAge: "typologieCategorieAge",
  duration: "typologieDuree",
  childcareType: "guardType",
  childrenCount: "nombreEnfant",
  description: "description",
  createdAt: "dateOfCreation",
  modifiedAt: "dateOfModification",
} as const;
const { id: _, babysitterId: __, createdAt: ___, modifiedAt: ____, ...told } = experienceNames;
/** The same of what is told of one. */
export const toldExperienceNames = told;
/** The public profile spells these fields as the profile does. */
export const publicNames = {
  advertTitle: "advertTitle",
  advertDescription: "advertDescription",
  isPublished: "advertIsPublished",
  city: "city",
  availabilities: "availabilities",
  searchFrequency: "searchFrequency",
  isAvailableForHousework: "isAvailableForHousework",
  hasIroningOption: "hasIroningOption",
  professionalSituation: "professionalSituation",
  experiences: "experiences",
  educationLevel: "educationLevel",
  educationTheme: "educationTheme",
  specificDiplomas: "specificDiplomas",
  hasDrivingLicence: "hasDrivingLicence",
  canConveyChildren: "canConveyChildren",
  spokenLanguages: "spokenLanguages",
} as const;

export const getMyPublicProfile = endpoint({
  method: "GET",
  access: ["BabySitter"],
  name: "getMyPublicProfile",
  path: "/BabysitterProfile/GetMyPublicProfile",
  output: wire(
    z.extend(publicProfileSchema, {
      experiences: z.array(wire(toldExperienceSchema, toldExperienceNames)),
    }),
    { ...publicNames, displayName: "displayName", age: "age", photoUrl: "avatarUrl" },
  ),
});
