import type { PersonalData } from "../../personal.ts";

/** What the agency decided about photos and adverts, and who looks at what. */
export const moderationPersonal: PersonalData = [
  {
    table: "moderation_decision",
    title: {
      fr: "Réponses de l’agence aux photos et annonces",
      en: "The agency’s answers to photos and adverts",
    },
    lead: { column: "person_id", to: "person", also: "by" },
    exported: {
      kind: {
        fr: "Objet",
        en: "About",
        values: [
          { value: "photo", fr: "Photo", en: "Photo" },
          { value: "advert", fr: "Annonce", en: "Advert" },
        ],
      },
      decision: {
        fr: "Réponse",
        en: "Answer",
        values: [
          { value: "accept", fr: "Validée", en: "Approved" },
          { value: "refuse", fr: "Refusée", en: "Rejected" },
        ],
      },
      at: { fr: "Le", en: "On" },
      text_fr: { fr: "Motif", en: "Reason in French" },
      text_en: { fr: "Motif en anglais", en: "Reason" },
    },
    internal: [
      "id",
      "subject_id",
      "seen_version",
      "person_id",
      "reason_ids",
      "by",
      "takes_effect_at",
      "state",
      "void_because",
    ],
    until: { event: "the account is deleted" },
    whenDeleted: {
      rows: "kept",
      why: "how the agency answers is seen in its history, without the words (MODER-21)",
      told: {
        what: {
          fr: "Les réponses de l’agence à vos photos et à vos annonces, sans leur texte",
          en: "The agency’s answers to your photos and adverts, without their words",
        },
        until: { fr: "aussi longtemps que votre dossier", en: "for as long as your record" },
      },
      blanked: { text_fr: null, text_en: null },
    },
  },
  {
    table: "moderation_claim",
    lead: { column: "by", to: "person" },
    exported: {},
    internal: ["kind", "subject_id", "by", "until"],
    until: { period: "1 minutes", after: "somebody of the agency looked at it" },
    whenDeleted: { rows: "removed" },
  },
  { table: "moderation_reason", aboutNobody: "the ready-made reasons of the agency" },
];
