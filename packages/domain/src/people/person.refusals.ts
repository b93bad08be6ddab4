import { refusals } from "../kernel/refusal.ts";

/** What a person is refused for when they break a constraint of the database. */
export const personRefusals = refusals("identity", {
  emailTaken: {
    status: 409,
    fr: "Cet email est déjà celui d’une autre personne.",
    en: "This e-mail is already another person’s.",
  },
  userNameTaken: {
    status: 409,
    fr: "Cet identifiant est déjà celui d’une autre personne.",
    en: "This user name is already another person’s.",
  },
  foreignUserName: {
    status: 400,
    fr: "Un identifiant qui contient « @ » doit être l’email de la personne.",
    en: "A user name that contains “@” must be the person’s e-mail.",
  },
});
