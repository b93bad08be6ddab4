import { type PersonalData, saidLanguage } from "../personal.ts";
import { daysKept } from "./letters.jobs.ts";

const letterStates = [
  { value: "waiting", fr: "En attente", en: "Waiting" },
  { value: "sent", fr: "Envoyé", en: "Sent" },
  { value: "given-up", fr: "Abandonné", en: "Given up" },
  { value: "withdrawn", fr: "Retiré", en: "Withdrawn" },
];

/** Records of letters; and, where there is no mail server, the letters themselves. */
export const mailPersonal: PersonalData = [
  {
    table: "letter",
    title: { fr: "E-mails envoyés par le portail", en: "E-mails sent by the portal" },
    lead: { column: "person_id", to: "person" },
    exported: {
      kind: { fr: "Nature", en: "Kind" },
      locale: saidLanguage,
      state: { fr: "État", en: "State", values: letterStates },
      created_at: { fr: "Demandé", en: "Asked for" },
      sent_at: { fr: "Envoyé", en: "Sent" },
      given_up_at: { fr: "Abandonné", en: "Given up" },
    },
    internal: [
      "id",
      "person_id",
      "payload",
      "attempts",
      "last_refusal",
      "last_address",
      "waiting_since",
      "next_attempt_at",
    ],
    until: { period: `${daysKept} days`, after: "it was asked for" },
    whenDeleted: {
      rows: "kept",
      why: "Shows what was sent, and holds neither an address nor words; one that waits is withdrawn.",
      told: {
        what: {
          fr: "La liste des e\u2011mails que le portail vous a envoyés, sans adresse ni texte",
          en: "The list of the e\u2011mails that the portal sent you, without address or words",
        },
        until: { fr: `${daysKept} jours`, en: `for ${daysKept} days` },
      },
    },
  },
  {
    table: "development_letter",
    lead: { by: "the address of its recipient" },
    exported: {},
    internal: ["id", "sent_at", "recipient", "subject", "html", "plain"],
    until: { event: "the database of a portal that is tried out goes" },
    whenDeleted: {
      rows: "kept",
      why: "Stands for people’s own mailboxes; nothing is written here in production.",
    },
  },
];
