import { type PersonalData, saidLanguage } from "../../personal.ts";
import { draftDaysKept, yearsKept } from "./renewals.jobs.ts";

const roles = [
  { value: "Parent", fr: "Parent", en: "Parent" },
  { value: "BabySitter", fr: "Intervenant", en: "Babysitter" },
];
const year = { fr: "Année", en: "Year" };

/** Who works where, what people answered for the back to school, and what they asked of the agency by it. */
export const renewalsPersonal: PersonalData = [
  {
    table: "placement",
    lead: { column: "babysitter_id", to: "person" },
    exported: {},
    internal: ["parent_contract_id", "babysitter_id"],
    until: { event: "the agency’s import says otherwise, or the contract goes" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "renewal_campaign",
    aboutNobody: "when the back to school is asked about, of whom, and what is said of it",
  },
  {
    table: "renewal_answer",
    title: { fr: "Vos réponses pour la rentrée scolaire", en: "Your answers for the back to school" },
    lead: { column: "person_id", to: "person" },
    exported: {
      answered_at: { fr: "Date", en: "Date" },
      year,
      role: { fr: "Rôle", en: "Role", values: roles },
      answer: { fr: "Réponse", en: "Answer" },
      locale: saidLanguage,
    },
    internal: ["id", "person_id", "version"],
    until: { period: `${yearsKept} years`, after: "the end of the year that it is about" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "renewal_follow_up",
    lead: { column: "person_id", to: "person" },
    exported: {},
    // What the agency notes among itself is handed over on request, as its notes are.
    internal: [
      ...["person_id", "other_id", "year", "state", "owner_id", "note", "contact_date", "version"],
      ...["reminders", "last_reminded_at"],
    ],
    until: { period: `${yearsKept} years`, after: "the end of the year that it is about" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "renewal_to_tell",
    lead: { column: "answer_id", to: { table: "renewal_answer", key: "id" } },
    exported: {},
    internal: ["answer_id"],
    until: { event: "the next daily letter tells of it" },
    whenDeleted: { rows: "removed-with", table: "renewal_answer" },
  },
  {
    table: "renewal_draft",
    title: { fr: "Formulaire de rentrée commencé", en: "Back-to-school form that was begun" },
    lead: { column: "person_id", to: "person" },
    exported: {
      saved_at: { fr: "Date", en: "Date" },
      year,
      draft: { fr: "Formulaire", en: "Form" },
    },
    internal: ["person_id", "version"],
    until: { period: `${draftDaysKept} days`, after: "the campaign closes, unless it is sent before" },
    whenDeleted: { rows: "removed" },
  },
];
