import * as z from "zod/mini";
import { daySchema } from "../kernel/day.ts";
import { distinct } from "../kernel/values.ts";
import { reasonWordsSchema } from "../moderation/toldReason.ts";
import { availabilitySchema } from "./availability.ts";
import { educationLevels, specificDiplomas } from "./education.ts";
import { educationThemes } from "./educationThemes.ts";
import { experienceSchema } from "./experience.ts";
import { professionalSituations, searchFrequencies, spokenLanguages } from "./profile.values.ts";

const allFrequencies = searchFrequencies.rows.reduce((sum, { value }) => sum + value, 0);

/** How often a babysitter wants to work: a sum of flags (PROF-40). */
export const searchFrequencySchema = z.int().check(z.gte(0), z.lte(allFrequencies));

/** What a babysitter does beside standard care, which always includes homework (PROF-45, PROF-46). */
export const careServicesSchema = z
  .object({
    isAvailableForHousework: z.boolean(),
    hasIroningOption: z.boolean(),
    /** Sent by the printed form of the call; always kept as true (PROF-47, PROF-OP7). */
    hasHomeworkHelpOption: z._default(z.boolean(), true),
  })
  .check(
    z.refine((services) => services.isAvailableForHousework || !services.hasIroningOption, {
      error: "ironing-without-housework",
      path: ["hasIroningOption"],
    }),
  );
export type CareServices = z.infer<typeof careServicesSchema>;

/** Gives the services after housework was switched: without it there is no ironing (PROF-45). */
export function withHousework(services: CareServices, isAvailableForHousework: boolean): CareServices {
  const hasIroningOption = isAvailableForHousework && services.hasIroningOption;
  return { ...services, isAvailableForHousework, hasIroningOption };
}

/** How a babysitter gets about (PROF-71). */
export const transportSchema = z.object({ hasDrivingLicence: z.boolean(), canConveyChildren: z.boolean() });
export type Transport = z.infer<typeof transportSchema>;

/** What a babysitter does otherwise: one choice, never none (PROF-51, PROF-OP5). */
export const professionalSituationSchema = professionalSituations.schema.check(
  z.refine((situation) => situation !== professionalSituations.numbers.Undefined, "required"),
);

/**
 * True when a situation is offered or already stored: `PartTimeJobSeeking` is no longer offered (PROF-OP6).
 */
export function canChooseSituation(chosen: number, kept: number): boolean {
  return chosen === kept || chosen !== professionalSituations.numbers.PartTimeJobSeeking;
}

/** The languages that a babysitter speaks (PROF-73). */
export const spokenLanguagesSchema = z
  .array(spokenLanguages.schema)
  .check(z.maxLength(50, "too-long"), distinct());

const text = z.nullable(z.string());
const answer = z.nullable(z.boolean());

/**
 * A babysitter's whole profile, as they read it themselves (DATA-04 to -10); what is not filled in is null.
 */
export const profileSchema = z.object({
  completionRate: z.int(),
  advertTitle: text,
  advertDescription: text,
  isPublished: z.boolean(),
  birthDate: z.nullable(daySchema),
  phoneNumber: text,
  address: text,
  addressComplement: text,
  zipCode: text,
  city: text,
  availabilities: z.array(availabilitySchema),
  searchFrequency: searchFrequencySchema,
  isAvailableForHousework: answer,
  hasHomeworkHelpOption: z.boolean(),
  hasIroningOption: answer,
  professionalSituation: professionalSituations.schema,
  experiences: z.array(experienceSchema),
  hasBeenInterviewed: z.boolean(),
  educationLevel: z.nullable(educationLevels.schema),
  educationTheme: z.nullable(educationThemes.schema),
  specificDiplomas: z.array(specificDiplomas.schema),
  hasDrivingLicence: answer,
  canConveyChildren: answer,
  spokenLanguages: z.array(spokenLanguages.schema),
  /** Why the agency refused the photo that is shown; the specification has no such field. */
  photoRejectionReason: text,
  /** The same in English; null where it is said in French alone (MODER-06). */
  photoRejectionReasonEn: text,
  /** What the agency asks to be corrected of the advert before it is published again (MODER-10). */
  advertToCorrect: z.nullable(reasonWordsSchema),
  /** What its person may do; the page shows an act where this says so. */
  can: z.object({ changePhoto: z.boolean(), removePhoto: z.boolean() }),
});
export type Profile = z.infer<typeof profileSchema>;

/** Tells which of the frequencies a sum of flags holds. */
export function hasFrequency(sum: number, flag: number): boolean {
  return (sum & flag) !== 0;
}

// The printed page numbers its boxes from 0, the stored values from 1 (PROF-50, PROF-OP4).

/** Gives the checkbox of a professional situation. */
export const checkboxOf = (situation: number): number => situation - 1;
/** Gives the professional situation of a checkbox. */
export const situationOf = (checkbox: number): number => checkbox + 1;
