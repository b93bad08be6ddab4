import { catalogue } from "@ribambelle/domain/kernel/texts";

export const passwordFieldWords = catalogue({
  fr: { show: "Afficher le mot de passe", hide: "Masquer le mot de passe" },
  en: { show: "Show the password", hide: "Hide the password" },
});
