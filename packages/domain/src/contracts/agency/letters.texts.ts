import type { Locale } from "../../kernel/locale.ts";
import type { ToldOf } from "../contract.moves.ts";

/** What a letter about a contract tells. */
export type ToldByLetter = Exclude<ToldOf, "expired">;

export interface LetterFacts {
  readonly reference: string;
  /** Until when to sign, or when it ends. */
  readonly day: string | null;
}
interface Told {
  readonly subject: (facts: LetterFacts) => string;
  readonly what: (facts: LetterFacts) => readonly string[];
  readonly button: string;
}

// Subjects and buttons are those of TABLE L. No reason is told: it is the agency’s alone (MAILS-09).
/** What each letter about a contract says; the page that orders it shows it too (AGCON-13). */
export const contractLetterTexts: Readonly<Record<Locale, Readonly<Record<ToldByLetter, Told>>>> = {
  fr: {
    "to-sign": {
      subject: ({ reference }) => `Un contrat à signer\u00a0: ${reference}`,
      what: ({ reference, day }) => [
        `Votre contrat ${reference} est prêt\u00a0: lisez-le et signez-le${day ? ` avant le ${day}` : ""}.`,
        "Connectez-vous à votre espace\u00a0: la signature s’y ouvre.",
      ],
      button: "Lire et signer",
    },
    "signature-reminder": {
      subject: ({ reference }) => `Votre contrat ${reference} attend votre signature`,
      what: ({ reference, day }) => [
        `Votre contrat ${reference} n’est pas encore signé\u00a0: lisez-le et signez-le${day ? ` avant le ${day}` : ""}.`,
        "Connectez-vous à votre espace\u00a0: la signature s’y ouvre.",
      ],
      button: "Lire et signer",
    },
    withdrawn: {
      subject: ({ reference }) => `Le contrat ${reference} n’est plus à signer pour l’instant`,
      what: ({ reference }) => [
        `L’agence prépare de nouveau le contrat ${reference}\u00a0: vous n’avez rien à faire pour l’instant.`,
        "Un autre courrier vous dira quand le signer.",
      ],
      button: "Voir mes contrats",
    },
    signed: {
      subject: ({ reference }) => `Votre contrat ${reference} est signé`,
      what: ({ reference }) => [
        `La signature de votre contrat ${reference} est enregistrée\u00a0: vous n’avez plus rien à faire.`,
        "Vous le retrouvez dans votre espace.",
      ],
      button: "Voir mon contrat",
    },
    canceled: {
      subject: ({ reference }) => `Le contrat ${reference} est annulé`,
      what: ({ reference }) => [
        `L’agence a annulé le contrat ${reference}\u00a0: il n’y a plus rien à signer ni à faire.`,
        "Pour toute question, appelez l’agence.",
      ],
      button: "Voir mes contrats",
    },
    ended: {
      subject: ({ reference, day }) => `Votre contrat ${reference} se termine le ${day}`,
      what: ({ reference, day }) => [
        `Votre contrat ${reference} se termine le ${day}\u00a0: vous n’avez rien à faire.`,
        "Il reste dans votre espace, avec ses documents.",
      ],
      button: "Voir mon contrat",
    },
  },
  en: {
    "to-sign": {
      subject: ({ reference }) => `A contract to sign: ${reference}`,
      what: ({ reference, day }) => [
        `Your contract ${reference} is ready: please read and sign it${day ? ` before ${day}` : ""}.`,
        "Sign in to your space: the signature opens there.",
      ],
      button: "Read and sign",
    },
    "signature-reminder": {
      subject: ({ reference }) => `Your contract ${reference} awaits your signature`,
      what: ({ reference, day }) => [
        `Your contract ${reference} is not signed yet: please read and sign it${day ? ` before ${day}` : ""}.`,
        "Sign in to your space: the signature opens there.",
      ],
      button: "Read and sign",
    },
    withdrawn: {
      subject: ({ reference }) => `Contract ${reference} is no longer to be signed for now`,
      what: ({ reference }) => [
        `The agency is preparing contract ${reference} again: there is nothing for you to do for now.`,
        "Another letter will tell you when to sign it.",
      ],
      button: "See my contracts",
    },
    signed: {
      subject: ({ reference }) => `Your contract ${reference} is signed`,
      what: ({ reference }) => [
        `The signature of your contract ${reference} is recorded: there is nothing left for you to do.`,
        "You find it in your space.",
      ],
      button: "See my contract",
    },
    canceled: {
      subject: ({ reference }) => `Contract ${reference} is cancelled`,
      what: ({ reference }) => [
        `The agency has cancelled contract ${reference}: there is nothing left to sign or to do.`,
        "If you have any question, please call the agency.",
      ],
      button: "See my contracts",
    },
    ended: {
      subject: ({ reference, day }) => `Your contract ${reference} ends on ${day}`,
      what: ({ reference, day }) => [
        `Your contract ${reference} ends on ${day}: there is nothing for you to do.`,
        "It stays in your space, with its documents.",
      ],
      button: "See my contract",
    },
  },
};
