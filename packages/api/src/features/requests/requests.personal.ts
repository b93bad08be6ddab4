import type { PersonalData } from "../../personal.ts";

/** What people ask of the agency. */
export const requestsPersonal: PersonalData = [
  {
    table: "person_request",
    title: { fr: "Vos demandes à l’agence", en: "What you asked the agency to do" },
    lead: { column: "person_id", to: "person", also: "about_id" },
    exported: {
      asked_at: { fr: "Date", en: "Date" },
      kind: {
        fr: "Demande",
        en: "Request",
        values: [
          { value: "unsubscription", fr: "Désinscription", en: "Leaving the agency" },
          { value: "erasure", fr: "Effacement", en: "Erasure" },
          { value: "access", fr: "Accès aux données", en: "Access to data" },
          { value: "rectification", fr: "Rectification", en: "Rectification" },
          { value: "profile-interest", fr: "Profil de nounou", en: "Nanny profile" },
          { value: "offer-interest", fr: "Offre d’emploi", en: "Job offer" },
        ],
      },
      way: {
        fr: "Par",
        en: "By",
        values: [
          { value: "renewal", fr: "la rentrée scolaire", en: "the back-to-school form" },
          { value: "phone", fr: "téléphone", en: "phone" },
          { value: "letter", fr: "lettre", en: "letter" },
          { value: "email", fr: "e-mail", en: "e-mail" },
          { value: "desk", fr: "l’accueil de l’agence", en: "the agency’s desk" },
          { value: "portal", fr: "le portail", en: "the portal" },
        ],
      },
      due_on: { fr: "À traiter avant le", en: "To be dealt with before" },
      state: {
        fr: "État",
        en: "State",
        values: [
          { value: "open", fr: "En cours", en: "Under way" },
          { value: "done", fr: "Traitée", en: "Dealt with" },
          { value: "refused", fr: "Refusée", en: "Refused" },
        ],
      },
      closed_at: { fr: "Close le", en: "Closed on" },
      outcome_reason: { fr: "Motif", en: "Reason" },
      note: { fr: "Précisions", en: "Details" },
    },
    internal: ["id", "person_id", "owner_id", "closed_by", "about_id", "subject", "version"],
    until: { event: "the person’s row goes" },
    whenDeleted: {
      rows: "kept",
      why: "that a request was made and dealt with in time is proved by its kind and its dates (GDPR, article 5, paragraph 2)",
      told: {
        what: {
          fr: "Vos demandes à l’agence, sans leur texte",
          en: "What you asked of the agency, without the words",
        },
        until: { fr: "aussi longtemps que votre dossier", en: "for as long as your record" },
      },
      blanked: { note: null, outcome_reason: null },
    },
  },
];
