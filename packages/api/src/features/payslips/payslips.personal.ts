import { payslipKinds } from "@ribambelle/domain/payslips/payslip";
import type { PersonalData } from "../../personal.ts";

const until = { period: "50 years", after: "the payslip was paid (Code du travail D3243-8)" } as const;
const whenDeleted = {
  rows: "kept",
  why: "Payslips stay at their employee’s disposal for fifty years (Code du travail D3243-8).",
  told: {
    what: { fr: "Vos fiches de paie", en: "Your payslips" },
    until: {
      fr: "cinquante ans après le versement de la paie (Code du travail, article D3243-8)",
      en: "for fifty years after they were paid (Code du travail, article D3243-8)",
    },
  },
} as const;
const choices = [
  { value: "electronic", fr: "Électronique", en: "Electronic" },
  { value: "paper", fr: "Papier", en: "Paper" },
];

/** Payslips, the files that were corrected, and how people want them: none goes with the account. */
export const payslipsPersonal: PersonalData = [
  {
    table: "payslip",
    title: { fr: "Fiches de paie", en: "Payslips" },
    lead: { column: "babysitter_id", to: "person" },
    exported: {
      month: { fr: "Mois", en: "Month" },
      rank: { fr: "Rang", en: "Rank" },
      kind: { fr: "Nature", en: "Kind", values: payslipKinds.rows },
      paid_date: { fr: "Versement", en: "Paid" },
      net_cents: { fr: "Net payé, en centimes", en: "Net paid, in cents" },
      visible_from: { fr: "Visible à partir du", en: "Shown from" },
      first_opened_at: { fr: "Première ouverture", en: "First opened" },
      corrected_at: { fr: "Corrigée", en: "Corrected" },
    },
    internal: ["id", "babysitter_id", "document_id", "is_to_be_told"],
    until,
    whenDeleted,
  },
  {
    table: "payslip_former_file",
    title: { fr: "Fiches de paie remplacées", en: "Payslips that were replaced" },
    lead: { column: "payslip_id", to: { table: "payslip", key: "id" } },
    exported: {
      replaced_at: { fr: "Remplacée", en: "Replaced" },
      file_key: { fr: "Fichier", en: "File" },
    },
    internal: ["payslip_id", "sha256"],
    file: "file_key",
    fileName: () => "Fiche de paie remplacée.pdf",
    until,
    whenDeleted,
  },
  {
    table: "payslip_choice",
    title: { fr: "Choix pour les fiches de paie", en: "Choices about payslips" },
    lead: { column: "babysitter_id", to: "person" },
    exported: {
      choice: { fr: "Choix", en: "Choice", values: choices },
      at: { fr: "Date", en: "Date" },
    },
    internal: ["id", "babysitter_id"],
    until,
    whenDeleted,
  },
  {
    table: "payslip_closing",
    title: { fr: "Fin des fiches de paie ici", en: "End of payslips here" },
    lead: { column: "babysitter_id", to: "person" },
    exported: {
      closes_on: { fr: "À partir du", en: "From" },
      told_at: { fr: "Annoncée le", en: "Announced on" },
    },
    internal: ["babysitter_id"],
    until,
    whenDeleted,
  },
  {
    table: "payslip_notice",
    title: { fr: "Information sur les fiches de paie", en: "Notice of payslips" },
    lead: { column: "babysitter_id", to: "person" },
    exported: { given_on: { fr: "Donnée le", en: "Given on" } },
    internal: ["babysitter_id"],
    until,
    whenDeleted,
  },
];
