import * as z from "zod/mini";
import { toldExperienceSchema } from "./experience.ts";
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

// A French number with any separators, or one in its international form.
const phone = /(?:(?:\+|\b00)\d{1,3}[\s.-]*(?:\(0\)[\s.-]*)?|\b0)[1-9](?:[\s./-]*\d){7,10}\b/g;
const email = /[^\s@<>()]+\s?(?:@|\[at\]|\(at\))\s?[^\s@<>()]+\.[a-z]{2,}/gi;

/** True when a text that families read holds a phone number or an e-mail address. */
export function hasContact(text: string): boolean {
  return text !== withoutContacts(text, "");
}

/** Gives a text with each phone number and e-mail address replaced: contacts are the agency's business. */
export function withoutContacts(text: string, instead = "•••"): string {
  return text.replace(email, instead).replace(phone, instead);
}

/** Gives what families see of a profile, contacts typed into its texts left out. */
export function publicProfile(profile: Omit<Profile, "completionRate">, person: Person): PublicProfile {
  const masked = (text: string | null) => text && withoutContacts(text);
  const initial = [...person.lastName.trim()][0]?.toUpperCase();
  return {
    ...profile,
    advertTitle: masked(profile.advertTitle),
    advertDescription: masked(profile.advertDescription),
    experiences: profile.experiences.map((experience) => ({
      ...experience,
      description: masked(experience.description),
    })),
    displayName: initial ? `${person.firstName} ${initial}.` : person.firstName,
    age: person.age,
    photoUrl: person.photoUrl,
  };
}
