import type { Bilingual } from "../kernel/texts.ts";
import type { LetterState, RefusalReason } from "./letter.ts";

/** How far a letter is, as the agency reads it; one that left says when beside it (MAILS-01). */
export const letterStateTexts: Readonly<Record<LetterState, Bilingual>> = {
  waiting: { fr: "En attente", en: "Waiting" },
  sent: { fr: "Parti", en: "Sent" },
  "given-up": { fr: "Abandonné", en: "Failed" },
  withdrawn: { fr: "Retiré", en: "Withdrawn" },
};

const operator = {
  fr: "prévenez la personne qui gère le portail.",
  en: "tell the person who looks after the portal.",
};

/** Why a letter was not taken, and what helps (MAILS-02). */
export const refusalTexts: Readonly<Record<RefusalReason, Bilingual>> = {
  "recipient-refused": {
    fr: "Adresse refusée par le serveur du destinataire\u00a0: vérifiez l’adresse.",
    en: "The recipient’s server refused this address: check the address.",
  },
  "message-refused": {
    fr: `Le serveur du destinataire a refusé ce courrier\u00a0: ${operator.fr}`,
    en: `The recipient’s server refused this letter: ${operator.en}`,
  },
  "sender-refused": {
    fr: `Notre adresse d’expéditeur a été refusée\u00a0: ${operator.fr}`,
    en: `Our sender address was refused: ${operator.en}`,
  },
  "sign-in-refused": {
    fr: `Notre serveur refuse notre mot de passe\u00a0: ${operator.fr}`,
    en: `Our server refuses our password: ${operator.en}`,
  },
  "server-refused": {
    fr: "Notre serveur de messagerie a refusé l’échange\u00a0: le courrier repartira seul.",
    en: "Our mail server refused the exchange: the letter will go again by itself.",
  },
  unreachable: {
    fr: "Notre serveur de messagerie ne répond pas\u00a0: le courrier repartira seul.",
    en: "Our mail server does not answer: the letter will go again by itself.",
  },
  "no-answer": {
    fr: "Notre serveur de messagerie a mis trop de temps à répondre\u00a0: le courrier repartira seul.",
    en: "Our mail server took too long to answer: the letter will go again by itself.",
  },
  "connection-lost": {
    fr: "La connexion à notre serveur de messagerie a été coupée\u00a0: le courrier repartira seul.",
    en: "The connection to our mail server was cut: the letter will go again by itself.",
  },
  "not-encrypted": {
    fr: `La connexion à notre serveur de messagerie n’a pas pu être protégée\u00a0: ${operator.fr}`,
    en: `The connection to our mail server could not be protected: ${operator.en}`,
  },
  "address-unusable": {
    fr: "Cette adresse est mal formée\u00a0: corrigez-la.",
    en: "This address is malformed: correct it.",
  },
  "address-needs-smtputf8": {
    fr: "Notre serveur de messagerie ne sait pas écrire à une adresse qui a des accents\u00a0: demandez-en une autre.",
    en: "Our mail server cannot write to an address with accents: ask for another one.",
  },
  "no-mail-server": {
    fr: `Aucun serveur de messagerie n’est réglé\u00a0: ${operator.fr}`,
    en: `No mail server is set: ${operator.en}`,
  },
  "not-written": {
    fr: `Le portail n’a pas pu écrire ce courrier\u00a0: ${operator.fr}`,
    en: `The portal could not write this letter: ${operator.en}`,
  },
  interrupted: {
    fr: "L’envoi a été interrompu par un arrêt du portail\u00a0: le courrier repartira seul.",
    en: "The portal stopped while sending: the letter will go again by itself.",
  },
};
