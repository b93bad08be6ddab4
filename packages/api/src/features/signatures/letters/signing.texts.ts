import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { refusalReasons } from "@ribambelle/domain/signatures/signature";
import type { Ending } from "@ribambelle/domain/signatures/signature.notices";

/** What letters about signing say. */
export const signingWords = catalogue({
  fr: {
    toSign: {
      subject: (reference: string) => `Un document à signer\u00a0: ${reference}`,
      what: (title: string, day: string) =>
        `«\u00a0${title}\u00a0» attend votre signature, jusqu’au ${day} inclus.`,
      how: "Connectez-vous à votre espace\u00a0: vous y lisez le document, vous recevez un code et vous signez en quelques minutes.",
      button: "Lire et signer",
    },
    reminder: {
      subject: (reference: string) => `Rappel\u00a0: ${reference} attend votre signature`,
      what: (title: string, day: string) =>
        `«\u00a0${title}\u00a0» n’est pas encore signé\u00a0: vous pouvez le signer jusqu’au ${day} inclus.`,
    },
    code: {
      subject: "Votre code pour signer",
      what: (title: string) => `Voici votre code pour signer «\u00a0${title}\u00a0»\u00a0:`,
      lives: "Il est valable 10\u00a0minutes et ne sert qu’une fois.",
      secret: "Ne communiquez ce code à personne, pas même à l’agence.", // SIGN-19, printed
      notYou: "Si vous n’avez pas demandé ce code, ne faites rien et prévenez l’agence.",
    },
    received: {
      subject: "Nous avons bien reçu votre signature", // SIGN-22, printed
      what: (title: string, reference: string, moment: string) =>
        `Vous avez signé «\u00a0${title}\u00a0» (référence ${reference}) le ${moment}.`,
      next: "Vous recevrez votre copie signée et scellée dès que tous auront signé.",
    },
    completed: {
      subject: (reference: string) => `Votre copie signée\u00a0: ${reference}`,
      attached: (title: string) =>
        `«\u00a0${title}\u00a0» est signé par tous. Votre copie scellée est jointe à ce courrier et reste dans votre espace.`,
      linked: (title: string) =>
        `«\u00a0${title}\u00a0» est signé par tous. Votre copie scellée vous attend dans votre espace.`,
      keep: "Gardez ce fichier tel quel\u00a0: toute modification se verrait.",
      withdraw: (day: string) =>
        `Vous pouvez renoncer à ce contrat jusqu’au ${day} inclus, sans donner de raison, depuis votre espace ou avec le formulaire de rétractation.`,
      button: "Voir ma copie",
    },
    ended: {
      subject: (reference: string) => `Le document ${reference} n’est plus à signer`,
      what: {
        refused: (title: string, who: string) =>
          `«\u00a0${title}\u00a0» ne sera pas signé\u00a0: ${who} a refusé.`,
        expired: (title: string) => `«\u00a0${title}\u00a0» n’a pas été signé à temps.`,
        canceled: (title: string) => `L’agence a annulé la demande de signer «\u00a0${title}\u00a0».`,
        replaced: (title: string) =>
          `L’agence a remplacé «\u00a0${title}\u00a0»\u00a0: ce qui était signé ne vaut plus.`,
        deleted: (title: string) => `«\u00a0${title}\u00a0» n’est plus à signer.`,
      } as Record<Ending, (title: string, who: string) => string>,
      reason: (reason: string) => `Raison donnée\u00a0: ${reason}`,
      next: "Il n’y a rien à faire de votre part.",
      button: "Voir le document",
      follow: "Suivre les signatures",
    },
    withdrawn: {
      subject: "Accusé de réception de votre rétractation",
      what: (moment: string) => `Nous avons reçu votre rétractation le ${moment}.`,
      said: "Voici ce que vous avez déclaré\u00a0:",
      declaration: (name: string, title: string, reference: string) =>
        `Moi, ${name}, je vous notifie par la présente ma rétractation du contrat «\u00a0${title}\u00a0» (référence ${reference}).`,
      receipt: (email: string) => `Adresse de l’accusé de réception\u00a0: ${email}`,
      next: "Le contrat est annulé. L’agence vous contactera pour la suite.",
    },
    contact: (contact: string) => `Une question\u00a0? L’agence vous répond\u00a0: ${contact}`,
    somebody: "un signataire",
  },
  en: {
    toSign: {
      subject: (reference) => `A document to sign: ${reference}`,
      what: (title, day) => `“${title}” is waiting for your signature, until ${day} inclusive.`,
      how: "Sign in to your space: there you read the document, receive a code and sign in a few minutes.",
      button: "Read and sign",
    },
    reminder: {
      subject: (reference) => `Reminder: ${reference} is waiting for your signature`,
      what: (title, day) => `“${title}” is not signed yet: you can sign it until ${day} inclusive.`,
    },
    code: {
      subject: "Your code to sign",
      what: (title) => `Here is your code to sign “${title}”:`,
      lives: "It is valid for 10 minutes and works once.",
      secret: "Give this code to nobody, not even the agency.",
      notYou: "If you did not ask for this code, do nothing and tell the agency.",
    },
    received: {
      subject: "We have received your signature",
      what: (title, reference, moment) => `You signed “${title}” (reference ${reference}) on ${moment}.`,
      next: "You will receive your signed and sealed copy as soon as everybody has signed.",
    },
    completed: {
      subject: (reference) => `Your signed copy: ${reference}`,
      attached: (title) =>
        `“${title}” has been signed by everybody. Your sealed copy is attached to this letter and stays in your space.`,
      linked: (title) =>
        `“${title}” has been signed by everybody. Your sealed copy is waiting in your space.`,
      keep: "Keep this file as it is: any change would show.",
      withdraw: (day) =>
        `You may withdraw from this contract until ${day} inclusive, without giving a reason, from your space or with the withdrawal form.`,
      button: "See my copy",
    },
    ended: {
      subject: (reference) => `Document ${reference} is no longer to be signed`,
      what: {
        refused: (title: string, who: string) => `“${title}” will not be signed: ${who} has declined.`,
        expired: (title: string) => `“${title}” was not signed in time.`,
        canceled: (title: string) => `The agency has cancelled the request to sign “${title}”.`,
        replaced: (title: string) => `The agency has replaced “${title}”: what was signed no longer counts.`,
        deleted: (title: string) => `“${title}” is no longer to be signed.`,
      },
      reason: (reason) => `Reason given: ${reason}`,
      next: "There is nothing for you to do.",
      button: "See the document",
      follow: "Follow the signatures",
    },
    withdrawn: {
      subject: "Receipt of your withdrawal",
      what: (moment) => `We received your withdrawal on ${moment}.`,
      said: "This is what you declared:",
      declaration: (name, title, reference) =>
        `I, ${name}, hereby give notice that I withdraw from the contract “${title}” (reference ${reference}).`,
      receipt: (email) => `Address of the receipt: ${email}`,
      next: "The contract is cancelled. The agency will contact you about what follows.",
    },
    contact: (contact) => `Any question? The agency answers: ${contact}`,
    somebody: "a signer",
  },
});

/** Says why somebody did not sign, for the agency. */
export function reasonText(reason: number, comment: string | null, locale: Locale): string {
  const said = refusalReasons.has(reason) ? refusalReasons.label(reason, locale) : "";
  return [said, comment ?? ""].filter(Boolean).join(locale === "fr" ? "\u00a0: " : ": ");
}
