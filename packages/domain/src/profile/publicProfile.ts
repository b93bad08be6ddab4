import * as z from "zod/mini";
import { toldExperienceSchema } from "./experience.ts";
import { profileSchema } from "./profile.ts";

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

/** Gives the name by which families know a babysitter: the first one and the initial of the last. */
export function publicName(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0]?.toUpperCase();
  return initial ? `${firstName} ${initial}.` : firstName;
}
