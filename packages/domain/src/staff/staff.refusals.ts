import { refusals } from "../kernel/refusal.ts";

/** What a change of the agency’s people is refused for (TABLE R). */
export const staffRefusals = refusals("staff", {
  // STAFF-06
  notOneself: {
    status: 409,
    fr: "Un autre administrateur doit le faire pour vous.",
    en: "Another administrator must do it for you.",
  },
  // STAFF-07
  lastAdministrator: {
    status: 409,
    fr: "Il doit rester au moins un administrateur actif.",
    en: "At least one active administrator must remain.",
  },
  // STAFF-44
  memberLinked: {
    status: 409,
    fr: "Cette fiche de l’équipe est déjà celle d’un autre compte.",
    en: "This team card is already another account’s.",
  },
  // STAFF-20
  passwordToChange: {
    status: 403,
    fr: "Choisissez d’abord un nouveau mot de passe.",
    en: "Choose a new password first.",
  },
  noFunction: {
    status: 400,
    fr: "Choisissez au moins une fonction.",
    en: "Choose at least one function.",
  },
});
