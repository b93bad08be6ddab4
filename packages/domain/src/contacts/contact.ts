import * as z from "zod/mini";
import { daySchema } from "../kernel/day.ts";

const text = z.nullable(z.string());

/** How a member of the agency's team is addressed; null where the agency does not say. */
export const civilitySchema = z.nullable(z.enum(["Ms", "Mr"]));
export type Civility = z.infer<typeof civilitySchema>;

/** The two members of the agency's team who look after a parent; nulls where there is nobody (CONTACT-01 to -04). */
export const parentContactsSchema = z.object({
  salesRepresentativeName: text,
  salesRepresentativePhone: text,
  salesRepresentativeEmail: text,
  salesRepresentativeCivility: civilitySchema,
  managerName: text,
  managerPhone: text,
  managerEmail: text,
  managerCivility: civilitySchema,
});
export type ParentContacts = z.infer<typeof parentContactsSchema>;

/** One of the periods in which a referent looks after a babysitter; without an end it goes on (CONTACT-17). */
export const referentPeriodSchema = z.object({ endDate: z.nullable(daySchema) });
export type ReferentPeriod = z.infer<typeof referentPeriodSchema>;

/** The referent of a babysitter. */
export const referentSchema = z.object({
  name: z.string(),
  phone: text,
  email: text,
  periods: z.array(referentPeriodSchema),
  civility: civilitySchema,
});
/** The answer about a babysitter's referent: nulls without one. */
export const referentAnswerSchema = z.object({
  referentId: z.nullable(z.number()),
  referent: z.nullable(referentSchema),
});
export type ReferentAnswer = z.infer<typeof referentAnswerSchema>;

/** The HR contact of a babysitter; of one who is not enabled, nothing more is told (CONTACT-OP3). */
export const hrContactSchema = z.object({
  isEnabled: z.boolean(),
  name: text,
  phone: text,
  email: text,
  civility: civilitySchema,
});
/** The answer about a babysitter's HR contact: nulls without one. */
export const hrContactAnswerSchema = z.object({
  hrContactId: z.nullable(z.number()),
  hrContact: z.nullable(hrContactSchema),
});
export type HrContactAnswer = z.infer<typeof hrContactAnswerSchema>;

const bilingual = z.object({ fr: z.string(), en: z.string() });

/** A card that is the same for every babysitter (CONTACT-12, CONTACT-13). */
export const contactCardSchema = z.object({
  id: z.number(),
  kind: z.enum(["standard", "static"]),
  title: bilingual,
  text: z.nullable(bilingual),
  phone: text,
  email: text,
  link: text,
});
export type ContactCard = z.infer<typeof contactCardSchema>;
