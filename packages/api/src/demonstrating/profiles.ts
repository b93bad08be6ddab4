import type { Advert } from "@ribambelle/domain/profile/advert";
import type { Availability } from "@ribambelle/domain/profile/availability";
import type { Education } from "@ribambelle/domain/profile/education";
import type { SentExperience } from "@ribambelle/domain/profile/experience";
import type { CareServices, Profile, Transport } from "@ribambelle/domain/profile/profile";
import { readSource } from "./source.ts";

/** The profile and the photo of one account of the demonstration, which no import brings. */
export interface DemonstrationProfile {
  readonly reference: string;
  /** A refused photo has the agency's reason. */
  readonly photo: { readonly file: string; readonly rejectionReason: string | null };
  readonly advert: Advert;
  readonly isPublished: boolean;
  readonly availabilities: readonly Availability[];
  readonly searchFrequency: number;
  readonly services: CareServices;
  readonly situation: Profile["professionalSituation"];
  readonly experiences: readonly SentExperience[];
  readonly education: Education;
  readonly transport: Transport;
  readonly languages: Profile["spokenLanguages"];
}

/** Reads the profiles of the demonstration's accounts; the new babysitter has none yet. */
export const readProfiles = (): readonly DemonstrationProfile[] =>
  JSON.parse(readSource("profiles.json").toString("utf8"));
