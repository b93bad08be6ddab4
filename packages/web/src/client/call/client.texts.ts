import type { Bilingual } from "@ribambelle/domain/kernel/texts";

/** What a person reads when the session is over (AUTH-34, ERR-13, printed). */
export const sessionExpired: Bilingual = {
  fr: "Votre session a expiré. Merci de vous reconnecter.",
  en: "Your session has expired. Please sign in again.",
};

/** What a person reads when the server fails (ERR-14, printed). */
export const actionFailed: Bilingual = {
  fr: "Une erreur est survenue lors de l'action.",
  en: "Something went wrong on our side.",
};

/** What follows when no answer came though the device has a network (ERR-OP4). */
const unanswered: Bilingual = {
  fr: "Le portail ne répond pas. Rien n’est perdu\u00a0: réessayez dans un instant.",
  en: "The portal is not responding. Nothing is lost: try again in a moment.",
};

/** What a person reads when the device has no network (ERR-OP4). */
const offline: Bilingual = {
  fr: "Pas de connexion Internet. Rien n’est perdu\u00a0: réessayez dès qu’elle revient.",
  en: "You are offline. Nothing is lost: try again once you are back online.",
};

/** What is added where the session was ended in another tab of this browser (AUTH-OP5). */
export const endedInOtherTab: Bilingual = {
  fr: "La déconnexion a eu lieu dans un autre onglet.",
  en: "You signed out in another tab.",
};

/** What is added where something typed waits for the person to come back (AUTH-OP5). */
export const typedIsKept: Bilingual = {
  fr: "Votre saisie est gardée dans cet onglet.",
  en: "What you typed is kept in this tab.",
};

/** One sentence after another, in both languages. */
export function following(...sentences: readonly Bilingual[]): Bilingual {
  return { fr: sentences.map(({ fr }) => fr).join(" "), en: sentences.map(({ en }) => en).join(" ") };
}

/** What a person reads where nothing came: the portal does not answer, or the device has no network (ERR-OP4). */
export const nothingCame = (): Bilingual =>
  navigator.onLine ? following(actionFailed, unanswered) : offline;

/** A sentence that is printed for any failure; without a network that is said after it. */
export const withCause = (printed: Bilingual, failure: Bilingual): Bilingual =>
  isOffline(failure) ? following(printed, offline) : printed;

/** True for the sentence that says that the device has no network. */
export const isOffline = (failure: Bilingual): boolean => failure === offline;
