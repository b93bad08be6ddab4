import { refusals } from "../kernel/refusal.ts";

/** What a change of a person by the agency is refused for (TABLE R). */
export const peopleRefusals = refusals("people", {
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
  notAssignable: {
    status: 400,
    fr: "Cette personne ne peut pas être choisie.",
    en: "This person cannot be chosen.",
  },
});
