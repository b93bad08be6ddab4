import { catalogue } from "@ribambelle/domain/kernel/texts";

export const securityLinkWords = catalogue({
  fr: {
    title: "Sécurité du compte",
    about: "Double authentification, codes de secours et clés d’accès.",
  },
  en: {
    title: "Account security",
    about: "Two-step sign-in, recovery codes and passkeys.",
  },
});
