import { endReasons } from "@ribambelle/domain/contracts/agency/endReasons";
import {
  babysitterContractTypes,
  contractDurations,
  hourlyVolumes,
  houseworkTypologies,
} from "@ribambelle/domain/contracts/contract";
import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
} from "@ribambelle/domain/contracts/contract.states";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import type { PersonalData } from "../../personal.ts";

const until = {
  event:
    "the agency’s retention rules end it: five years after an employment contract, ten after a contract with a family",
} as const;
const kept = {
  rows: "kept",
  why: "Employment, consumer and accounting papers, which the law keeps: Code du travail L3243-4, Code civil 2224, Code de la consommation L213-1, Code de commerce L123-22 (AUTH-OP9).",
} as const;
const ofParents = {
  ...kept,
  told: {
    what: { fr: "Vos contrats", en: "Your contracts" },
    until: {
      fr: "jusqu’à dix ans après leur fin (Code de la consommation, article L213-1\u00a0; Code de commerce, article L123-22)",
      en: "for up to ten years after they end (Code de la consommation, article L213-1; Code de commerce, article L123-22)",
    },
  },
} as const;
const ofBabysitters = {
  ...kept,
  told: {
    what: { fr: "Vos contrats de travail", en: "Your employment contracts" },
    until: {
      fr: "au moins cinq ans après leur fin (Code du travail, article L3243-4\u00a0; Code civil, article 2224) et jusqu’à dix ans pour la comptabilité (Code de commerce, article L123-22)",
      en: "for at least five years after they end (Code du travail, article L3243-4; Code civil, article 2224), and up to ten for the accounts (Code de commerce, article L123-22)",
    },
  },
} as const;

// How the agency worked with it, and words that are its alone.
const ofTheAgency = [
  "version",
  "keeper",
  // The signing room’s, which tells of it itself.
  "signing_room",
  "signed_here_on",
  "scheduled_for",
  "reminders",
  "last_reminded_at",
  "end_words",
  "updated_at",
  "created_by",
];
const asked = {
  asked_at: { fr: "Signature demandée", en: "Signature asked for" },
  sign_by: { fr: "À signer avant", en: "To sign before" },
} as const;
const endReason = (kind: ContractKind) => ({
  end_reason: {
    fr: "Raison de la fin",
    en: "Reason of the end",
    values: Object.entries(endReasons[kind]).map(([value, said]) => ({ value, ...said })),
  },
});

/** Contracts: they stay when an account is deleted, and the portal shows them to nobody any more. */
export const contractsPersonal: PersonalData = [
  {
    table: "parent_contract",
    title: { fr: "Contrats de garde", en: "Childcare contracts" },
    lead: { column: "parent_id", to: "person" },
    exported: {
      reference: { fr: "Référence", en: "Reference" },
      base_reference: { fr: "Contrat d’origine", en: "Original contract" },
      signature_url: { fr: "Page de signature", en: "Signature page" },
      is_shared_guard: { fr: "Garde partagée", en: "Shared childcare" },
      start_date: { fr: "Début", en: "Start" },
      end_date: { fr: "Fin", en: "End" },
      state: { fr: "État", en: "State", values: parentContractStates.rows },
      is_full_time: { fr: "Temps plein", en: "Full time" },
      is_one_shot: { fr: "Ponctuel", en: "One-off" },
      children_count: { fr: "Enfants", en: "Children" },
      youngest_child_age_category: {
        fr: "Âge du plus jeune enfant",
        en: "Age of the youngest child",
        values: childAgeCategories.rows,
      },
      monthly_hours: { fr: "Heures par mois", en: "Hours a month" },
      ...asked,
      signed_on: { fr: "Signé le", en: "Signed on" },
      terminates_on: { fr: "Rompu avant le terme le", en: "Ended early on" },
      ...endReason("guard"),
    },
    internal: ["id", "parent_id", "document_id", "withdrawal_room", "withdrawal_last_day", ...ofTheAgency],
    until,
    whenDeleted: ofParents,
  },
  {
    table: "housework_contract",
    title: { fr: "Contrats de ménage", en: "Housework contracts" },
    lead: { column: "parent_id", to: "person" },
    exported: {
      reference: { fr: "Référence", en: "Reference" },
      signature_url: { fr: "Page de signature", en: "Signature page" },
      typology: { fr: "Prestation", en: "Service", values: houseworkTypologies.rows },
      start_date: { fr: "Début", en: "Start" },
      end_date: { fr: "Fin", en: "End" },
      state: { fr: "État", en: "State", values: houseworkContractStates.rows },
      monthly_hours: { fr: "Heures par mois", en: "Hours a month" },
      ...asked,
      signed_on: { fr: "Signé le", en: "Signed on" },
      ...endReason("housework"),
    },
    internal: ["id", "parent_id", "document_id", "withdrawal_room", "withdrawal_last_day", ...ofTheAgency],
    until,
    whenDeleted: ofParents,
  },
  {
    table: "babysitter_contract",
    title: { fr: "Contrats de travail", en: "Employment contracts" },
    lead: { column: "babysitter_id", to: "person" },
    exported: {
      reference: { fr: "Référence", en: "Reference" },
      base_reference: { fr: "Contrat d’origine", en: "Original contract" },
      type: { fr: "Type", en: "Type", values: babysitterContractTypes.rows },
      state: { fr: "État", en: "State", values: babysitterContractStates.rows },
      start_date: { fr: "Début", en: "Start" },
      end_date: { fr: "Fin", en: "End" },
      signature_date: { fr: "Signature", en: "Signature" },
      signature_url: { fr: "Page de signature", en: "Signature page" },
      duration: { fr: "Durée", en: "Duration", values: contractDurations.rows },
      hourly_volume: { fr: "Volume horaire", en: "Hours", values: hourlyVolumes.rows },
      monthly_hours: { fr: "Heures par mois", en: "Hours a month" },
      ...asked,
      ...endReason("babysitter"),
    },
    internal: [
      "id",
      "babysitter_id",
      "contract_document_id",
      "attestation_document_id",
      "certificate_document_id",
      ...ofTheAgency,
    ],
    until,
    whenDeleted: ofBabysitters,
  },
  {
    table: "contract_event",
    lead: { column: "person_id", to: "person" },
    exported: {},
    internal: [
      "id",
      "kind",
      "contract_id",
      "person_id",
      "act",
      "from_state",
      "to_state",
      "changes",
      "reason",
      "by",
      "source",
      "at",
    ],
    until: { event: "the contract goes" },
    whenDeleted: {
      rows: "kept",
      why: "How a contract came to be what it is belongs to it (AGCON-27).",
      blanked: { changes: null, reason: null },
    },
  },
];
