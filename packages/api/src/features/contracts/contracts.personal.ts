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
import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import type { PersonalData } from "../../personal.ts";

const until = {
  event:
    "the agency’s retention rules end it: five years after an employment contract, ten after a contract with a family",
} as const;
const whenDeleted = {
  rows: "kept",
  why: "Employment, consumer and accounting papers, which the law keeps: Code du travail L3243-4, Code civil 2224, Code de la consommation L213-1, Code de commerce L123-22 (AUTH-OP9).",
} as const;

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
    },
    internal: ["id", "parent_id", "document_id"],
    until,
    whenDeleted,
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
    },
    internal: ["id", "parent_id", "document_id"],
    until,
    whenDeleted,
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
    },
    internal: [
      "id",
      "babysitter_id",
      "contract_document_id",
      "attestation_document_id",
      "certificate_document_id",
    ],
    until,
    whenDeleted,
  },
];
