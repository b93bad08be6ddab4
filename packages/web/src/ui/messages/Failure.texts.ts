import { catalogue } from "@ribambelle/domain/kernel/texts";

export const failureWords = catalogue({
  fr: {
    nothingLost: "Rien n’est perdu. Vérifiez votre connexion, puis réessayez.",
    retry: "Réessayer",
  },
  en: {
    nothingLost: "Nothing is lost. Check your connection, then try again.",
    retry: "Try again",
  },
});
