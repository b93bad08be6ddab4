import { contractDocumentKinds } from "../../documents/document.ts";
import { decimalText } from "../../kernel/characters/decimalText.ts";
import { childAgeCategories } from "../../kernel/childAge.ts";
import { isDay, plainDay } from "../../kernel/day.ts";
import type { Locale } from "../../kernel/locale.ts";
import type { Bilingual } from "../../kernel/texts.ts";
import {
  babysitterContractTypes,
  contractDurations,
  hourlyVolumes,
  houseworkTypologies,
} from "../contract.ts";
import type { ContractKind } from "../contractKind.ts";
import { endReasonText } from "./endReasons.ts";

/** What of a contract is changed, as it is named in sentences. */
export const contractFieldNames = {
  reference: { fr: "référence", en: "reference" },
  baseReference: { fr: "contrat d’origine", en: "original contract" },
  person: { fr: "personne", en: "person" },
  startDate: { fr: "début", en: "start" },
  endDate: { fr: "fin", en: "end" },
  monthlyHours: { fr: "heures par mois", en: "hours a month" },
  signatureUrl: { fr: "lien de signature", en: "signature link" },
  signatureDate: { fr: "date de signature", en: "date of signature" },
  isSharedChildcare: { fr: "garde partagée", en: "nanny share" },
  isSharedGuard: { fr: "garde partagée", en: "nanny share" },
  userId: { fr: "personne", en: "person" },
  isFullTime: { fr: "temps plein", en: "full time" },
  isOneShot: { fr: "ponctuel", en: "one-off" },
  childrenCount: { fr: "nombre d’enfants", en: "number of children" },
  youngestChildAgeCategory: { fr: "âge du plus jeune enfant", en: "age of the youngest child" },
  typology: { fr: "prestation", en: "service" },
  type: { fr: "type", en: "type" },
  duration: { fr: "durée", en: "duration" },
  hourlyVolume: { fr: "volume horaire", en: "hours" },
  signBy: { fr: "à signer avant", en: "to be signed before" },
  endReason: { fr: "raison de la fin", en: "reason for the end" },
  documentKind: { fr: "document", en: "document" },
} as const satisfies Record<string, Bilingual>;
export type ContractField = keyof typeof contractFieldNames;

export const isContractField = (field: string): field is ContractField =>
  Object.hasOwn(contractFieldNames, field);

/** Names a field; one that this version does not know as it is kept. */
export const contractFieldName = (field: string, locale: Locale): string =>
  isContractField(field) ? contractFieldNames[field][locale] : field;

/** Names fields one after the other. */
export const contractFieldList = (fields: readonly string[], locale: Locale): string =>
  fields.map((field) => contractFieldName(field, locale)).join(", ");

type Rows = readonly ({ readonly value: number } & Bilingual)[];
const lists: Readonly<Record<string, Rows>> = {
  youngestChildAgeCategory: childAgeCategories.rows,
  typology: houseworkTypologies.rows,
  type: babysitterContractTypes.rows,
  duration: contractDurations.rows,
  hourlyVolume: hourlyVolumes.rows,
};
const words = {
  nothing: { fr: "rien", en: "nothing" },
  yes: { fr: "oui", en: "yes" },
  no: { fr: "non", en: "no" },
};

/** Says the value of a field: days, numbers, choices and yes or no as people write them (AGUI-05). */
export function contractValueText(kind: ContractKind, field: string, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === "") return words.nothing[locale];
  if (typeof value === "boolean") return (value ? words.yes : words.no)[locale];
  if (field === "endReason") return endReasonText(kind, String(value))[locale];
  if (field === "documentKind" && Object.hasOwn(contractDocumentKinds, String(value)))
    return contractDocumentKinds[value as keyof typeof contractDocumentKinds][locale];
  if (typeof value === "string") return isDay(value) ? plainDay(value, locale) : value;
  const listed = lists[field]?.find((row) => row.value === value)?.[locale];
  return listed ?? (typeof value === "number" ? decimalText(value, locale) : String(value));
}
