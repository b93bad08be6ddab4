import * as z from "zod/mini";
import { withoutContacts } from "./contacts/contactMask.ts";
import { type ExperienceFields, toldExperience, toldExperienceSchema } from "./experience.ts";
import { type Profile, profileSchema } from "./profile.ts";

/** What families see of a babysitter: never an address, a number, an e-mail or a whole last name. */
export const publicProfileSchema = z.extend(
  z.pick(profileSchema, {
    advertTitle: true,
    advertDescription: true,
    city: true,
    availabilities: true,
    searchFrequency: true,
    isAvailableForHousework: true,
    hasIroningOption: true,
    professionalSituation: true,
    educationLevel: true,
    educationTheme: true,
    specificDiplomas: true,
    hasDrivingLicence: true,
    canConveyChildren: true,
    spokenLanguages: true,
  }),
  {
    /** True when families can see it; otherwise this is what they would see (PROF-20, PROF-21). */
    isPublished: z.boolean(),
    /** The first name and the initial of the last. */
    displayName: z.string(),
    age: z.nullable(z.int()),
    photoUrl: z.nullable(z.string()),
    experiences: z.array(toldExperienceSchema),
  },
);
export type PublicProfile = z.infer<typeof publicProfileSchema>;

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

/** Gives the name by which families know a babysitter: the first one and the initial of the last. */
export function publicName(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0]?.toUpperCase();
  return initial ? `${firstName} ${initial}.` : firstName;
}

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
