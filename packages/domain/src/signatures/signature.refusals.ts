import { plainDay } from "../kernel/day.ts";
import { type Refusal, refusals } from "../kernel/refusal.ts";
import type { Bilingual } from "../kernel/texts.ts";

// Annex D of private-space.md: the French sentences are printed.
export const signatureRefusals = refusals("signatures", {
  notYourTurn: {
    status: 409,
    fr: "Ce n’est pas encore à vous de signer.",
    en: "It is not your turn to sign yet.",
  },
  notRead: {
    status: 409,
    fr: "Lisez le document jusqu’à la fin pour pouvoir le signer.",
    en: "Read the document to the end before you sign it.",
  },
  notAccepted: { status: 400, fr: "Cochez chaque case pour continuer.", en: "Tick every box to go on." },
  startChoiceRequired: {
    status: 400,
    fr: "Dites quand le service doit commencer.",
    en: "Say when the service should begin.",
  },
  changed: {
    status: 409,
    fr: "Ce document a été remplacé. Une nouvelle demande va vous être envoyée.",
    en: "This document has been replaced. You will be sent a new request.",
  },
  closed: {
    status: 409,
    fr: "Ce document ne peut plus être signé.",
    en: "This document can no longer be signed.",
  },
  expired: {
    status: 409,
    fr: "Le délai pour signer ce document est dépassé.",
    en: "The time to sign this document has passed.",
  },
  alreadySigned: {
    status: 409,
    fr: "Vous avez déjà signé ce document.",
    en: "You have already signed this document.",
  },
  noAddress: {
    status: 409,
    fr: "Nous n’avons pas d’adresse e-mail pour cette personne.",
    en: "We have no e-mail address for this person.",
  },
  codeWrong: { status: 400, fr: "Ce code n’est pas le bon.", en: "This is not the right code." },
  codeExpired: {
    status: 400,
    fr: "Ce code n’est plus valable. Demandez-en un nouveau.",
    en: "This code is no longer valid. Ask for a new one.",
  },
  codeSpent: {
    status: 400,
    fr: "Trop d’essais avec ce code. Demandez-en un nouveau.",
    en: "Too many attempts with this code. Ask for a new one.",
  },
  codeTooSoon: {
    status: 429,
    fr: "Un code vient de vous être envoyé. Patientez un instant avant d’en demander un autre.",
    en: "A code has just been sent to you. Please wait a moment before asking for another.",
  },
  tooManyCodes: {
    status: 429,
    fr: "Vous avez demandé beaucoup de codes. Réessayez plus tard, ou appelez l’agence.",
    en: "You have asked for many codes. Try again later, or call the agency.",
  },
  blocked: {
    status: 429,
    fr: "Trop d’essais\u00a0: la signature est bloquée pendant 24\u00a0heures. Appelez l’agence si vous avez besoin d’aide.",
    en: "Too many attempts: signing is blocked for 24 hours. Call the agency if you need help.",
  },
  reasonRequired: {
    status: 400,
    fr: "Dites pourquoi vous ne signez pas.",
    en: "Say why you are not signing.",
  },
  alreadyOpen: {
    status: 409,
    fr: "Ce contrat a déjà une demande de signature en cours.",
    en: "There is already an open request to sign this contract.",
  },
  remindedRecently: {
    status: 409,
    fr: "Un rappel a déjà été envoyé il y a moins de 24\u00a0heures.",
    en: "A reminder was already sent less than 24 hours ago.",
  },
  nothingToWithdraw: {
    status: 409,
    fr: "Ce contrat ne peut pas être rétracté ici.",
    en: "This contract cannot be withdrawn from here.",
  },
  // Beside Annex D.
  stillOpen: {
    status: 409,
    fr: "Ce document attend encore des signatures.",
    en: "This document is still waiting to be signed.",
  },
  askedToday: {
    status: 429,
    fr: "L’agence a déjà reçu votre demande aujourd’hui.",
    en: "The agency has already received your request today.",
  },
  reportedOften: {
    status: 429,
    fr: "Vous avez déjà prévenu l’agence plusieurs fois aujourd’hui. Appelez-la si c’est urgent.",
    en: "You have already told the agency several times today. Call if it is urgent.",
  },
  signerTwice: {
    status: 409,
    fr: "Une même personne ne peut pas signer deux fois ce document.",
    en: "One person cannot sign this document twice.",
  },
  unfitContract: {
    status: 409,
    fr: "Dans son état, ce contrat ne peut pas être proposé à la signature.",
    en: "In its present state, this contract cannot be sent for signature.",
  },
  unfitSigner: {
    status: 409,
    fr: "Cette personne ne peut pas signer ce contrat.",
    en: "This person cannot sign this contract.",
  },
  // Why is said by `unfitFile`.
  unfitFile: {
    status: 409,
    isOfFacts: true,
    fr: "Ce PDF ne peut pas être signé.",
    en: "This PDF cannot be signed.",
  },
  // Since when is said by `withdrawalClosed`.
  withdrawalClosed: {
    status: 409,
    isOfFacts: true,
    fr: "Le délai de rétractation est terminé.",
    en: "The withdrawal period is over.",
  },
});

/** Why a PDF cannot be signed, as the end of a sentence (SIGN-37). */
export const unfitWords = {
  missing: { fr: "le contrat n’a pas de document", en: "the contract has no document" },
  damaged: { fr: "il est abîmé", en: "it is damaged" },
  encrypted: { fr: "il est protégé par un mot de passe", en: "it is protected by a password" },
  signed: { fr: "il contient déjà une signature", en: "it already holds a signature" },
  scripted: { fr: "il contient un programme", en: "it holds a program" },
  "no-pages": { fr: "il n’a aucune page", en: "it has no page" },
  "too-many-pages": { fr: "il a plus de 200 pages", en: "it has more than 200 pages" },
  "too-large": { fr: "il dépasse 20\u00a0Mo", en: "it is larger than 20 MB" },
} as const satisfies Record<string, Bilingual>;
export type UnfitFor = keyof typeof unfitWords;

/** The refusal of a PDF that cannot be signed, which says why. */
export function unfitFile(why: UnfitFor): Refusal {
  const { fr, en } = unfitWords[why];
  return {
    ...signatureRefusals.unfitFile,
    fr: `Ce PDF ne peut pas être signé\u00a0: ${fr}.`,
    en: `This PDF cannot be signed: ${en}.`,
  };
}

/** The refusal of a withdrawal after its last day. */
export function withdrawalClosed(lastDay: string): Refusal {
  return {
    ...signatureRefusals.withdrawalClosed,
    fr: `Le délai de rétractation est terminé depuis le ${plainDay(lastDay, "fr")}.`,
    en: `The withdrawal period ended on ${plainDay(lastDay, "en")}.`,
  };
}
