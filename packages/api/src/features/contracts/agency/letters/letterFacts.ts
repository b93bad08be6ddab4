import type { ToldByLetter } from "@ribambelle/domain/contracts/agency/letters.texts";
import type { LetterFacts } from "../../../../mail/letters.ts";

/** What the agency is told of each kind of letter about a contract; the one that asks for a signature may go again while it is missing: a reminder has its own button, which counts them (TABLE T). */
export const contractFacts: Readonly<Record<ToldByLetter, LetterFacts>> = {
  "to-sign": {
    name: { fr: "Contrat à signer", en: "Contract to sign" },
    when: {
      fr: "Quand l’agence demande la signature d’un contrat.",
      en: "When the agency asks for a contract to be signed.",
    },
    isRepeatable: true,
  },
  "signature-reminder": {
    name: { fr: "Relance de signature", en: "Reminder to sign" },
    when: {
      fr: "Quand un contrat attend toujours sa signature.",
      en: "When a contract still waits for its signature.",
    },
  },
  withdrawn: {
    name: { fr: "Contrat retiré de la signature", en: "Contract no longer to sign" },
    when: {
      fr: "Quand l’agence reprend un contrat qui attendait sa signature.",
      en: "When the agency takes back a contract that waited for its signature.",
    },
  },
  signed: {
    name: { fr: "Contrat signé", en: "Contract signed" },
    when: { fr: "Quand un contrat est signé.", en: "When a contract is signed." },
  },
  canceled: {
    name: { fr: "Contrat annulé", en: "Contract cancelled" },
    when: { fr: "Quand l’agence annule un contrat.", en: "When the agency cancels a contract." },
  },
  ended: {
    name: { fr: "Fin de contrat", en: "End of a contract" },
    when: {
      fr: "Quand l’agence note la fin d’un contrat.",
      en: "When the agency notes the end of a contract.",
    },
  },
};
