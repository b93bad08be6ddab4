import { reference } from "../kernel/reference.ts";
import * as api from "./secondFactor.api.ts";

/** What the API's reference says of the calls of the second factor. */
export const secondFactorReference = reference(api, {
  title: { fr: "Double authentification", en: "Second factor" },
  calls: {
    getMySecondFactor: {
      summary: {
        fr: "L’état de la double authentification de la personne connectée.",
        en: "The state of the signed-in person’s second factor.",
      },
    },
    beginSecondFactor: {
      summary: {
        fr: "Tire une nouvelle clé pour l’application d’authentification, valable quinze minutes tant qu’elle n’est pas confirmée.",
        en: "Draws a new key for the authenticator application; it lasts fifteen minutes until it is confirmed.",
      },
    },
    confirmSecondFactor: {
      summary: {
        fr: "Active la double authentification par le premier code de la clé ; donne dix codes de secours, une seule fois, et une nouvelle session. Les autres sessions de la personne se ferment.",
        en: "Switches the second factor on by the key’s first code; gives ten recovery codes, once, and a new session. The person’s other sessions end.",
      },
      example: { code: "123456" },
    },
    verifySecondFactor: {
      summary: {
        fr: "Donne le code de l’application ou un code de secours après le mot de passe ; la session est remplacée par une session complète. Un formulaire de navigateur reçoit une redirection 303.",
        en: "Gives a code of the application or a recovery code after the password; the session is replaced by a full one. A browser’s own form gets a 303.",
      },
      example: { code: "123456", recoveryCode: null, redirectUrl: "/" },
    },
    proveMyself: {
      summary: {
        fr: "Confirme que c’est bien la personne, pour quinze minutes : par un code de l’application, ou par le mot de passe si elle n’a pas de double authentification.",
        en: "Confirms for fifteen minutes that it is the person: by a code of the application, or by the password without a second factor.",
      },
      example: { code: "123456", password: null },
    },
    renewRecoveryCodes: {
      summary: {
        fr: "Remplace tous les codes de secours ; demande une confirmation de moins de quinze minutes.",
        en: "Replaces all recovery codes; needs a proof of less than fifteen minutes.",
      },
    },
    removeSecondFactor: {
      summary: {
        fr: "Désactive la double authentification, là où elle est facultative ; demande une confirmation de moins de quinze minutes.",
        en: "Switches the second factor off where it is optional; needs a proof of less than fifteen minutes.",
      },
    },
  },
});
