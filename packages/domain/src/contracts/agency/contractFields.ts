import * as z from "zod/mini";
import { lineField } from "../../kernel/characters/oneLine.ts";
import { childAgeCategories } from "../../kernel/childAge.ts";
import { daySchema } from "../../kernel/day.ts";
import {
  babysitterContractTypes,
  contractDurations,
  hourlyVolumes,
  houseworkTypologies,
} from "../contract.ts";
import type { ContractKind } from "../contractKind.ts";

/** A text that may be left empty: null then. */
const orNull = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((given) => (typeof given === "string" && given.trim() === "" ? null : given)),
    z.nullable(schema),
  );

// Where a signature is given: nobody is led to a page without TLS.
const signatureUrl = z.string().check(
  z.maxLength(2_000, "too-long"),
  z.refine((given) => /^https:\/\/[^\s"<>]+$/i.test(given) && URL.canParse(given), "signature-link"),
);
// A month has at most 31 × 24 hours.
const monthlyHours = z.number("invalid").check(z.minimum(0, "month-hours"), z.maximum(744, "month-hours"));

/** What the agency writes of a contract, with the limits of its import (AGCON-06). */
export const contractFields = {
  reference: lineField(80),
  baseReference: orNull(lineField(80)),
  startDate: orNull(daySchema),
  endDate: orNull(daySchema),
  monthlyHours: z.nullable(monthlyHours),
  signatureUrl: orNull(signatureUrl),
  isSharedGuard: z.boolean(),
  isFullTime: z.boolean(),
  isOneShot: z.boolean(),
  childrenCount: z.nullable(z.int("invalid").check(z.minimum(1, "children"), z.maximum(4, "children"))),
  youngestChildAgeCategory: z.nullable(childAgeCategories.schema),
  typology: houseworkTypologies.schema,
  type: babysitterContractTypes.schema,
  duration: z.nullable(contractDurations.schema),
  hourlyVolume: z.nullable(hourlyVolumes.schema),
} as const;
export type ContractFieldName = keyof typeof contractFields;

const ofAll = ["reference", "baseReference", "startDate", "endDate", "monthlyHours", "signatureUrl"] as const;

/** The fields that a contract of each kind has; housework has no base reference, its reference is its group. */
export const fieldsOfKind = {
  guard: [...ofAll, "isSharedGuard", "isFullTime", "isOneShot", "childrenCount", "youngestChildAgeCategory"],
  housework: [...ofAll.filter((field) => field !== "baseReference"), "typology"],
  babysitter: [...ofAll, "type", "duration", "hourlyVolume"],
} as const satisfies Record<ContractKind, readonly ContractFieldName[]>;

export const hasField = (kind: ContractKind, field: ContractFieldName): boolean =>
  (fieldsOfKind[kind] as readonly ContractFieldName[]).includes(field);

/** The fields whose change takes a request to sign back: the person would sign something else (AGCON-08). */
export const fieldsToSignAnew: readonly ContractFieldName[] = ["startDate", "endDate", "monthlyHours"];

/** What is said of a field that does not fit. */
export const contractFieldProblems = {
  "signature-link": {
    fr: "Ce lien commence par https:// et n’a pas d’espace.",
    en: "This link begins with https:// and has no spaces.",
  },
  "month-hours": { fr: "De 0 à 744 heures.", en: "From 0 to 744 hours." },
  children: { fr: "De 1 à 4 enfants.", en: "From 1 to 4 children." },
} as const;
