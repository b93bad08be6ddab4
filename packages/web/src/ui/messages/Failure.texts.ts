import { catalogue } from "@ribambelle/domain/kernel/texts";

export const failureWords = catalogue({
  fr: {
    nothingLost: "Rien n’est perdu. Réessayez dans un instant.",
    retry: "Réessayer",
  },
  en: {
    nothingLost: "Nothing is lost. Try again in a moment.",
    retry: "Try again",
  },
});
