import { catalogue } from "@ribambelle/domain/kernel/texts";

export const passkeySignInWords = catalogue({
  fr: { use: "Utiliser une clé d’accès" },
  en: { use: "Use a passkey" },
});
