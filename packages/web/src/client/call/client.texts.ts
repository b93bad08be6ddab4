import type { Bilingual } from "@ribambelle/domain/kernel/texts";

/** What a person reads when the session is over (AUTH-34, ERR-13, printed). */
export const sessionExpired: Bilingual = {
  fr: "Votre session a expiré. Merci de vous reconnecter.",
  en: "Your session has expired. Please sign in again.",
};

/** What a person reads when the server or the network fails (ERR-14, ERR-OP4, printed). */
export const actionFailed: Bilingual = {
  fr: "Une erreur est survenue lors de l'action.",
  en: "Something went wrong during the action.",
};
