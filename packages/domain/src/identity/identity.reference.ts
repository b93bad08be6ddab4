import { emailSchema } from "../kernel/email.ts";
import { reference } from "../kernel/reference.ts";
import * as api from "./identity.api.ts";
import { newPasswordSchema, passwordLength } from "./password.ts";

const email = "camille.martin@example.fr";
const password = "Ribambelle2026";

/** What the API's reference says of the calls about accounts. */
export const identityReference = reference(api, {
  title: { fr: "Compte et connexion", en: "Account and sign-in" },
  calls: {
    login: {
      summary: {
        fr: "Ouvre une session. Le formulaire d’un navigateur reçoit une redirection 303 ; avec Accept: application/json, la réponse est 200 et donne l’adresse où aller. Les paramètres de l’adresse sont ignorés.",
        en: "Signs in. A browser's own form gets a 303; with Accept: application/json, 200 with the address to go to. Any query parameter is ignored.",
      },
      example: { userName: "parent", password, redirectUrl: "/" },
    },
    logout: {
      summary: { fr: "Ferme la session, s’il y en a une.", en: "Ends the session, if there is one." },
    },
    disableConnectionPopup: {
      summary: {
        fr: "La fenêtre d’accueil n’est plus affichée à la connexion.",
        en: "The connection popup is not shown any more.",
      },
    },
    updateMyPassword: {
      summary: {
        fr: "Change le mot de passe et ferme toutes les sessions de la personne.",
        en: "Changes the password and ends all of the person's sessions.",
      },
      example: { currentPassword: "Ribambelle2025", newPassword: password },
    },
    requestResetMyPassword: {
      summary: {
        fr: "Envoie un lien de réinitialisation quand l’adresse est connue ; répond de même quand elle ne l’est pas.",
        en: "Sends a reset link when the address is known; answers the same when it is not.",
      },
      example: { email },
    },
    resetMyPassword: {
      summary: {
        fr: "Enregistre un nouveau mot de passe avec la clé d’un lien de réinitialisation, qui ne sert qu’une fois ; ferme toutes les sessions de la personne.",
        en: "Sets a new password with the key of a reset link, which is used up; ends all of the person's sessions.",
      },
      example: { password, resetKey: "RlW5xgF0Vf1k3QF2bE7mD6pQ0aYc8nZtHs4uJ9oKiLw" },
    },
    getMySessions: {
      summary: {
        fr: "Donne les appareils sur lesquels la personne est connectée : celui de l’appel d’abord, puis le dernier utilisé.",
        en: "Gives the devices on which the person is signed in: the caller's first, then the one last used.",
      },
    },
    endMySession: {
      summary: {
        fr: "Déconnecte un des appareils de la personne.",
        en: "Signs out one of the person's devices.",
      },
      example: { id: "6f1a6c8e-2b63-4d1e-9a57-3f0c8d2b7e41" },
    },
    endMyOtherSessions: {
      summary: {
        fr: "Déconnecte tous les appareils de la personne, sauf celui de l’appel.",
        en: "Signs out all of the person's devices but the caller's.",
      },
    },
    deleteMyAccount: {
      summary: {
        fr: "Désactive et anonymise le compte ; contrats et documents sont conservés comme la loi le demande.",
        en: "Deactivates and anonymises the account; contracts and documents are kept as the law asks.",
      },
    },
  },
  shapes: [
    [
      emailSchema,
      {
        said: { fr: "Une adresse e-mail.", en: "An e-mail address." },
        format: "email",
        maxLength: 254,
        example: email,
      },
    ],
    [
      newPasswordSchema,
      {
        said: {
          fr: "Au moins une minuscule, une majuscule et un chiffre.",
          en: "At least one lowercase letter, one uppercase letter and one digit.",
        },
        minLength: passwordLength.min,
        maxLength: passwordLength.max,
        example: password,
      },
    ],
  ],
});
