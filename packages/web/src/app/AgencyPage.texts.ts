import { catalogue } from "@ribambelle/domain/kernel/texts";

export const agencyWords = catalogue({
  fr: {
    welcome: (name: string) => `Bienvenue ${name}`,
    soon: "L’espace de l’agence arrive bientôt",
    meanwhile: "Vous êtes bien connecté. Vos outils de gestion apparaîtront ici.",
  },
  en: {
    welcome: (name) => `Welcome ${name}`,
    soon: "The agency’s space is coming soon",
    meanwhile: "You are signed in. Your tools will appear here.",
  },
});
