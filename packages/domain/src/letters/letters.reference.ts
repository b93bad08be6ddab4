import { reference } from "../kernel/reference.ts";
import * as api from "./letters.agency.api.ts";

/** What the API's reference says of the calls about letters. */
export const letterReference = reference(api, {
  title: { fr: "Courriers", en: "Letters" },
  calls: {
    getLetters: {
      summary: {
        fr: "Les courriers du portail aux personnes que l’on peut lire, avec leur état\u00a0; jamais leurs mots ni leurs liens, qui ne sont pas gardés.",
        en: "The portal’s letters to people whom one may read, with their state; never their words or links, which are not kept.",
      },
    },
    resend: {
      summary: {
        fr: "Renvoie un courrier abandonné, ou un courrier déjà parti si ce qu’il dit est encore vrai, à 24\u00a0heures d’écart.",
        en: "Sends a letter again that was given up, or one that has left if what it says is still true, 24 hours apart.",
      },
      example: { letterId: "k3J9xQ2mT7vB1nR5cY8zWa" },
    },
    retryAll: {
      summary: {
        fr: "Renvoie tous les courriers abandonnés, sauf ceux dont l’adresse était la cause.",
        en: "Sends all letters again that were given up, but those whose address was the reason.",
      },
    },
    getModels: {
      summary: {
        fr: "Tous les types de courriers, avec le moment de leur départ\u00a0; `isOptional` pour ceux que l’on peut refuser.",
        en: "Every kind of letter, with when it leaves; `isOptional` for those that people may refuse.",
      },
    },
    getModel: {
      summary: {
        fr: "Un courrier avec un contenu inventé\u00a0; ses liens ne mènent nulle part.",
        en: "A letter with invented content; its links lead nowhere.",
      },
    },
  },
});
