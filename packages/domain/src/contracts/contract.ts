import * as z from "zod/mini";
import { documentIdSchema } from "../documents/documentId.ts";
import { childAgeCategories } from "../kernel/childAge.ts";
import { daySchema } from "../kernel/day.ts";
import { valueList } from "../kernel/values.ts";
import { contractCanSchema } from "./contract.moves.ts";
import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
} from "./contract.states.ts";

/** What a babysitter is in the contract (CONTRACT-29). */
export const babysitterContractTypes = valueList({
  Standard: { value: 0, fr: "Standard", en: "Standard" },
  Referent: { value: 1, fr: "Référent", en: "Referent" },
  Tutor: { value: 2, fr: "Tuteur", en: "Tutor" },
  Tutored: { value: 3, fr: "Tutoré", en: "Tutored" },
  Housekeeper: { value: 4, fr: "Aide ménagère", en: "Housekeeper" },
});

/** What a housework contract covers (CONTRACT-45). */
export const houseworkTypologies = valueList({
  Cleaning: { value: 0, fr: "Ménage", en: "Cleaning" },
  CleaningAndIroning: { value: 1, fr: "Ménage et repassage", en: "Cleaning and ironing" },
});

/** How long a babysitter's contract lasts; stored by its number, shown by its name. */
export const contractDurations = valueList({
  Permanent: { value: 0, fr: "Durée indéterminée (CDI)", en: "Permanent (CDI)" },
  FixedTerm: { value: 1, fr: "Durée déterminée (CDD)", en: "Fixed term (CDD)" },
  Intermittent: { value: 2, fr: "Intermittent (CDII)", en: "Intermittent (CDII)" },
});

/** How the hours of a babysitter's contract are counted. */
export const hourlyVolumes = valueList({
  FullTime: { value: 0, fr: "Temps plein", en: "Full time" },
  PartTime: { value: 1, fr: "Temps partiel", en: "Part time" },
  Modulated: { value: 2, fr: "Temps partiel modulé", en: "Modulated part time" },
  OneShot: { value: 3, fr: "Ponctuel", en: "One-off" },
});

const reference = z.string();
const document = z.nullable(documentIdSchema);
const signatureUrl = z.nullable(z.string());
const day = z.nullable(daySchema);
const hours = z.nullable(z.number());
/** What its reader may do with it; the page shows an act where this says so. */
const can = contractCanSchema;

/** A babysitter contract (garde d'enfants, GE) as its parent sees it (DATA-21). */
export const parentContractSchema = z.object({
  reference,
  baseReference: z.nullable(z.string()),
  documentId: document,
  signatureUrl,
  isSharedChildcare: z.boolean(),
  startDate: day,
  endDate: day,
  state: parentContractStates.schema,
  displayState: z.nullable(z.string()),
  isFullTime: z.boolean(),
  isOneShot: z.boolean(),
  childrenCount: z.nullable(z.int()),
  youngestChildAgeCategory: z.nullable(childAgeCategories.schema),
  monthlyHours: hours,
  can,
});
export type ParentContract = z.infer<typeof parentContractSchema>;

/** A housework contract (ménage, MNH) of a parent (DATA-23). */
export const houseworkContractSchema = z.object({
  reference,
  documentId: document,
  signatureUrl,
  typology: houseworkTypologies.schema,
  startDate: day,
  endDate: day,
  state: houseworkContractStates.schema,
  monthlyHours: hours,
  can,
});
export type HouseworkContract = z.infer<typeof houseworkContractSchema>;

/** A contract as its babysitter sees it (DATA-22). */
export const babysitterContractSchema = z.object({
  reference,
  baseReference: z.nullable(z.string()),
  type: babysitterContractTypes.schema,
  typeDisplayName: z.nullable(z.string()),
  state: babysitterContractStates.schema,
  stateDisplayName: z.nullable(z.string()),
  startDate: day,
  endDate: day,
  signatureDate: day,
  signatureUrl,
  contractDocumentId: document,
  attestationDocumentId: document,
  certificateDocumentId: document,
  hasDocuments: z.boolean(),
  durationName: z.nullable(z.string()),
  hourlyVolumeName: z.nullable(z.string()),
  monthlyHours: hours,
  can,
});
export type BabysitterContract = z.infer<typeof babysitterContractSchema>;
