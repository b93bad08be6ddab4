import type { PersonalData } from "../../personal.ts";

const marks = [
  { value: "opened", fr: "Ouvert", en: "Opened" },
  { value: "read", fr: "Lu", en: "Read" },
  { value: "confirmed", fr: "Confirmé", en: "Confirmed" },
];
const ways = [
  { value: "pages", fr: "Page par page", en: "Page by page" },
  { value: "download", fr: "Fichier téléchargé", en: "Downloaded file" },
];

/** What babysitters are given to read, and what is proved of it. */
export const readingsPersonal: PersonalData = [
  {
    table: "reading",
    lead: { by: "the rows of reading_recipient" },
    exported: {},
    internal: [
      "id",
      "reference",
      "version",
      "title_fr",
      "title_en",
      "category",
      "demand",
      "published_date",
      "deadline",
      "days_to_read",
      "audience",
      "is_withdrawn",
      "file_key",
      "byte_count",
      "sha256",
      "page_count",
    ],
    until: { event: "the agency’s retention rules end it" },
    whenDeleted: { rows: "kept", why: "Is the agency’s own paper, the same for all who read it." },
  },
  {
    table: "reading_recipient",
    title: { fr: "Documents à consulter", en: "Documents to read" },
    lead: { column: "person_id", to: "person" },
    exported: {
      reading_id: { fr: "Document", en: "Document" },
      added_on: { fr: "Adressé le", en: "Sent on" },
      deadline: { fr: "À lire avant le", en: "To be read by" },
      opened_at: { fr: "Ouvert", en: "Opened" },
      read_at: { fr: "Lu", en: "Read" },
      confirmed_at: { fr: "Confirmé", en: "Confirmed" },
    },
    internal: ["person_id", "last_reminded_at", "reminders"],
    until: { event: "the account is deleted, or the agency’s retention rules end it" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "reading_proof",
    title: { fr: "Preuves de lecture", en: "Proofs of reading" },
    lead: { column: "person_id", to: "person" },
    exported: {
      reading_id: { fr: "Document", en: "Document" },
      version: { fr: "Version", en: "Version" },
      mark: { fr: "Acte", en: "Act", values: marks },
      how: { fr: "Comment", en: "How", values: ways },
      at: { fr: "Date", en: "Date" },
      address: { fr: "Adresse sur le réseau", en: "Address on the network" },
      browser: { fr: "Navigateur", en: "Browser" },
    },
    internal: ["id", "person_id", "sha256"],
    isAppendOnly: true,
    until: { period: "5 years", after: "the end of the last contract" },
    whenDeleted: {
      rows: "kept",
      why: "Proof towards the employee and the labour inspectorate (Code civil 2224; docs/private-space.md, Annex I).",
      told: {
        what: {
          fr: "La preuve de ce que vous avez lu et confirmé",
          en: "The proof of what you read and confirmed",
        },
        until: {
          fr: "cinq ans après la fin de votre dernier contrat (Code civil, article 2224)",
          en: "for five years after your last contract ends (Code civil, article 2224)",
        },
      },
    },
  },
];
