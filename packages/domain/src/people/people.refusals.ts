import { refusals } from "../kernel/refusal.ts";

/** What a change of a person by the agency is refused for (TABLE R). */
export const peopleRefusals = refusals("people", {
  searchTooShort: {
    status: 400,
    fr: "Tapez au moins 2 caractères.",
    en: "Type at least 2 characters.",
  },
  emailTaken: {
    status: 409,
    fr: "Cette adresse e-mail est déjà celle d’une autre personne.",
    en: "This e-mail address is already another person’s.",
  },
  referenceTaken: {
    status: 409,
    fr: "Cette référence est déjà celle d’une autre personne.",
    en: "This reference is already another person’s.",
  },
  noEmail: {
    status: 409,
    fr: "Cette personne n’a pas d’adresse e-mail.",
    en: "This person has no e-mail address.",
  },
  hasPassword: {
    status: 409,
    fr: "Cette personne a déjà un mot de passe\u00a0: envoyez-lui un lien de réinitialisation.",
    en: "This person already has a password: send a reset link.",
  },
  userNameTaken: {
    status: 409,
    fr: "Cet identifiant est déjà pris.",
    en: "This user name is taken.",
  },
  emailNeeded: {
    status: 400,
    fr: "Cette personne se connecte avec cette adresse\u00a0: donnez-en une autre.",
    en: "This person signs in with this address: give another one.",
  },
  deleted: {
    status: 409,
    fr: "Ce compte a été supprimé.",
    en: "This account was deleted.",
  },
  blocked: {
    status: 409,
    fr: "Cet accès est suspendu\u00a0: rétablissez-le d’abord.",
    en: "This access is suspended: restore it first.",
  },
  invitedLately: {
    status: 409,
    fr: "Une invitation est partie il y a moins de 24 heures.",
    en: "An invitation left less than 24 hours ago.",
  },
  noteUnfit: {
    status: 400,
    fr: "Une note compte de 1 à 2\u00a0000 caractères.",
    en: "A note has 1 to 2,000 characters.",
  },
  pinnedEnough: {
    status: 409,
    fr: "Trois notes sont déjà épinglées.",
    en: "Three notes are pinned already.",
  },
  notAssignable: {
    status: 400,
    fr: "Cette personne ne peut pas être choisie.",
    en: "This person cannot be chosen.",
  },
});
