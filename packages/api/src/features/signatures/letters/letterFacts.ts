import type { LetterFacts } from "../../../mail/letters.ts";
import type { SigningLetter } from "../told.ts";

/** What the agency is told of each letter about signing (MAILS-08). */
export const signingFacts: Readonly<Record<SigningLetter, LetterFacts>> = {
  toSign: {
    name: { fr: "Document à signer sur le portail", en: "Document to sign on the portal" },
    when: {
      fr: "Quand c’est au tour de quelqu’un de signer sur le portail.",
      en: "When it is somebody’s turn to sign on the portal.",
    },
    isRepeatable: true,
  },
  reminder: {
    name: { fr: "Rappel de signature sur le portail", en: "Reminder to sign on the portal" },
    when: {
      fr: "3 et 7 jours après le tour d’un signataire, 2 jours avant la fin, et quand l’agence relance.",
      en: "3 and 7 days after a signer’s turn began, 2 days before the end, and when the agency reminds.",
    },
  },
  code: {
    name: { fr: "Code de signature", en: "Signing code" },
    when: {
      fr: "Quand un signataire demande son code\u00a0: il n’est montré à personne d’autre.",
      en: "When a signer asks for their code: it is shown to nobody else.",
    },
  },
  received: {
    name: { fr: "Signature reçue", en: "Signature received" },
    when: { fr: "Dès qu’une personne a signé.", en: "As soon as a person has signed." },
  },
  completed: {
    name: { fr: "Copie signée et scellée", en: "Signed and sealed copy" },
    when: {
      fr: "Quand tous ont signé, avec le document scellé.",
      en: "When everybody has signed, with the sealed document.",
    },
    isRepeatable: true,
  },
  ended: {
    name: { fr: "Document qui n’est plus à signer", en: "Document no longer to be signed" },
    when: {
      fr: "Quand une demande est refusée, expirée, annulée ou remplacée.",
      en: "When a request is declined, out of time, cancelled or replaced.",
    },
  },
  withdrawn: {
    name: { fr: "Accusé de réception d’une rétractation", en: "Receipt of a withdrawal" },
    when: {
      fr: "Dès qu’une famille renonce à son contrat.",
      en: "As soon as a family withdraws from its contract.",
    },
  },
};
