import { catalogue } from "@ribambelle/domain/kernel/texts";

export const nannyPageWords = catalogue({
  fr: {
    title: "Profil de nounou",
    back: "Tous les profils",
    offers: (name: string) => `Ce que ${name} propose`, // NANNY-10
    interest: "Cela m’intéresse", // NANNY-10
    sent: (day: string) => `Demande envoyée le ${day}`, // NANNY-11
    answered: (days: number) =>
      days === 1
        ? "L’agence vous répond sous 1 jour ouvré"
        : `L’agence vous répond sous ${days} jours ouvrés`, // NANNY-11
    none: "Cette annonce n’est plus publiée.", // NANNY-13
    noneWhy: "La personne l’a peut-être retirée.",
    heading: (name: string) => `Le profil de ${name} vous intéresse`,
    says: "L’agence seule lit ce que vous écrivez\u00a0; elle s’occupe de la suite avec vous.",
    wish: "Ce que vous cherchez",
    wishHint: (most: number) =>
      `Par exemple l’âge de vos enfants, ou à partir de quand. ${most} caractères au plus.`,
    moments: "Moments souhaités",
    send: "Envoyer à l’agence",
    cancel: "Annuler",
    done: "Votre demande est envoyée à l’agence.",
  },
  en: {
    title: "Nanny profile",
    back: "All profiles",
    offers: (name) => `What ${name} offers`,
    interest: "I’m interested",
    sent: (day) => `Request sent on ${day}`,
    answered: (days) =>
      days === 1
        ? "The agency answers you within 1 working day"
        : `The agency answers you within ${days} working days`,
    none: "This advert is no longer published.",
    noneWhy: "Perhaps the person has withdrawn it.",
    heading: (name) => `The profile of ${name} interests you`,
    says: "The agency alone reads what you write; it takes care of what comes next with you.",
    wish: "What you are looking for",
    wishHint: (most) => `Such as the ages of your children, or from when. ${most} characters at most.`,
    moments: "Times wanted",
    send: "Send to the agency",
    cancel: "Cancel",
    done: "Your request has been sent to the agency.",
  },
});
