import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { hasEducation } from "@ribambelle/domain/profile/values/filled";

/** A part of what families read of a babysitter. */
export type PublicPart =
  | "availabilities"
  | "frequency"
  | "services"
  | "experiences"
  | "situation"
  | "education"
  | "transport"
  | "languages";

// In the order of the page: when, how often, what, then who.
const said: Record<PublicPart, (profile: PublicProfile) => boolean> = {
  availabilities: ({ availabilities }) => availabilities.length > 0,
  frequency: ({ searchFrequency }) => searchFrequency !== 0,
  services: ({ isAvailableForHousework }) => isAvailableForHousework !== null,
  experiences: ({ experiences }) => experiences.length > 0,
  situation: ({ professionalSituation }) => professionalSituation !== 0,
  education: hasEducation,
  transport: ({ hasDrivingLicence, canConveyChildren }) => !!hasDrivingLicence || !!canConveyChildren,
  languages: ({ spokenLanguages }) => spokenLanguages.length > 0,
};

/** Gives the parts of a public profile that are not empty, in the order of the page. */
export function publicParts(profile: PublicProfile): PublicPart[] {
  return (Object.keys(said) as PublicPart[]).filter((part) => said[part](profile));
}
