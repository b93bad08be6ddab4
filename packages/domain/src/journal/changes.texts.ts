import { fieldNames } from "../agencyPeople/person.texts.ts";
import { type AuditRow, valueText } from "../audit/entry.ts";
import { invoiceFieldNames, invoiceValueText } from "../billing/invoice/corrections.texts.ts";
import { agencyStateText } from "../contracts/agency/agency.texts.ts";
import { contractFieldNames, contractValueText, isContractField } from "../contracts/agency/fields.texts.ts";
import { contractKinds } from "../contracts/contractKind.ts";
import type { Locale } from "../kernel/locale.ts";
import { knownFunctions } from "../kernel/permissions/permission.ts";
import { roles } from "../kernel/role.ts";
import type { Bilingual } from "../kernel/texts.ts";
import { roleNames } from "../people/role.texts.ts";
import { currentSituations } from "../profile/values/situations.ts";
import { requestStateTexts } from "../requests/requestState.texts.ts";
import { requestStates } from "../requests/requestState.ts";
import { functionNames } from "../staff/staff.texts.ts";

/** What an entry of the journal changed of one field, in words. */
export interface ChangeInWords {
  readonly field: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** False where it is not told what was and is: then `to` says that it changed. */
  readonly isTold: boolean;
}

type Changed = Pick<AuditRow, "action" | "changes">;

/** What fields are called that belong neither to a person’s record nor to a contract. */
const otherNames: Readonly<Record<string, Bilingual>> = {
  functions: { fr: "fonctions", en: "functions" },
  member: { fr: "fiche de l’équipe", en: "team card" },
  owner: { fr: "responsable", en: "owner" },
  handedOver: { fr: "suivis confiés", en: "cases handed over" },
  handedOverTo: { fr: "confiés à", en: "handed over to" },
  state: { fr: "état", en: "status" },
  role: { fr: "rôle", en: "role" },
  created: { fr: "lignes créées", en: "lines created" },
  updated: { fr: "lignes modifiées", en: "lines changed" },
  unchanged: { fr: "lignes inchangées", en: "lines unchanged" },
  refused: { fr: "lignes refusées", en: "lines refused" },
};
const names: Readonly<Record<string, Bilingual>> = { ...contractFieldNames, ...otherNames, ...fieldNames };
const words = {
  // AUDITS-07: « modifié » of what is sensitive.
  fr: { nothing: "rien", yes: "oui", no: "non", untold: "modifié" },
  en: { nothing: "nothing", yes: "yes", no: "no", untold: "changed" },
} as const;
const languages: ReadonlyMap<unknown, Bilingual> = new Map([
  ["fr", { fr: "français", en: "French" }],
  ["en", { fr: "anglais", en: "English" }],
]);
// Which contract, and by which act, its sentence says.
const saidBySentence: ReadonlySet<string> = new Set(["kind", "act"]);
const ofPeople: ReadonlySet<string> = new Set(["owner", "handedOverTo"]);

/**
 * Gives what an entry changed, field by field, as people read it: choices by their labels, colleagues by their names (AGUI-05). A
 * field that this version has no name for keeps its own.
 */
export function changesInWords(
  { action, changes }: Changed,
  locale: Locale,
  nameOf: (personId: number) => string | null = () => null,
): ChangeInWords[] {
  const told = changes ?? [];
  const kind = contractKinds.find((one) => told.some(({ field, to }) => field === "kind" && to === one));
  const isOfInvoice = action === "invoices.corrected";
  const nameOfField = (field: string) =>
    (isOfInvoice ? invoiceFieldNames[field] : names[field])?.[locale] ?? field;
  const isOfMove = action === "contracts.state-changed";
  const inWords = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return words[locale].nothing;
    if (isOfInvoice) return invoiceValueText(field, value, locale) ?? valueText(value, words[locale], locale);
    if (ofPeople.has(field) && typeof value === "number") return nameOf(value) ?? String(value);
    return (
      choiceText(field, value, locale) ??
      (field === "state" && kind && typeof value === "number"
        ? agencyStateText(kind, value)[locale]
        : null) ??
      (isContractField(field) && action.startsWith("contracts.")
        ? contractValueText(kind ?? "guard", field, value, locale)
        : valueText(value, words[locale], locale))
    );
  };
  return told
    .filter(({ field }) => !(isOfMove && saidBySentence.has(field)))
    .map(({ field, from, to }) => {
      const isTold = (from ?? to) != null;
      return {
        field,
        name: nameOfField(field),
        from: isTold ? inWords(field, from) : "",
        to: isTold ? inWords(field, to) : words[locale].untold,
        isTold,
      };
    });
}

function choiceText(field: string, value: unknown, locale: Locale): string | null {
  if (field === "functions" && Array.isArray(value)) {
    const known = knownFunctions(value.map(String));
    return known.length > 0 ? functionNames(known, locale) : null;
  }
  if (field === "currentSituation" && typeof value === "number")
    return currentSituations.rows.find((row) => row.value === value)?.[locale] ?? null;
  if (field === "locale") return languages.get(value)?.[locale] ?? null;
  if (field === "role") {
    const role = roles.find((one) => one === value);
    return role ? roleNames[role][locale] : null;
  }
  if (field === "state") {
    const state = requestStates.find((one) => one === value);
    return state ? requestStateTexts[state][locale] : null;
  }
  return null;
}
