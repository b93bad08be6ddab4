import { withoutContacts } from "./contacts/contactMask.ts";
import { type ExperienceFields, toldExperience } from "./experience.ts";
import type { Profile } from "./profile.ts";
import { type PublicProfile, publicName } from "./publicProfile.ts";

/** What of a babysitter is not in their profile, as far as families see it. */
interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number | null;
  /** The address of the validated photo (AVATAR-OP6). */
  readonly photoUrl: string | null;
}

// The free-text fields, where people may type contacts: `publicProfile` does not compile when it forgets one.
type Texts<Shape> = {
  [Field in keyof Shape as string extends NonNullable<Shape[Field]> ? Field : never]: Shape[Field];
};

/** Gives what families see of a profile, contacts typed into its texts left out: nothing else of it is in the answer. */
export function publicProfile(profile: Omit<Profile, "completionRate">, person: Person): PublicProfile {
  const own = { ...person, address: profile.address };
  const masked = (text: string | null) => text && withoutContacts(text, "•••", own);
  const texts = {
    advertTitle: masked(profile.advertTitle),
    advertDescription: masked(profile.advertDescription),
    city: profile.city,
  } satisfies Texts<Pick<PublicProfile, keyof Profile & keyof PublicProfile>>;
  const { availabilities, searchFrequency, isPublished } = profile;
  const { isAvailableForHousework, hasIroningOption, professionalSituation } = profile;
  const { educationLevel, educationTheme, specificDiplomas } = profile;
  const { hasDrivingLicence, canConveyChildren, spokenLanguages } = profile;
  return {
    ...texts,
    availabilities,
    searchFrequency,
    isAvailableForHousework,
    hasIroningOption,
    professionalSituation,
    educationLevel,
    educationTheme,
    specificDiplomas,
    hasDrivingLicence,
    canConveyChildren,
    spokenLanguages,
    isPublished,
    displayName: publicName(person.firstName, person.lastName),
    age: person.age,
    photoUrl: person.photoUrl,
    experiences: profile.experiences.map((experience) => ({
      ...toldExperience(experience),
      ...({ description: masked(experience.description) } satisfies Texts<ExperienceFields>),
    })),
  };
}
