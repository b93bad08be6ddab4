import { catalogue } from "@ribambelle/domain/kernel/texts";

export const agencyWords = catalogue({
  fr: {
    welcome: (name: string) => `Bienvenue ${name}`,
    soon: "L’espace de l’agence arrive bientôt",
    meanwhile: "Vous n’avez rien à faire pour l’instant\u00a0: vos outils apparaîtront ici.",
  },
  en: {
    welcome: (name) => `Welcome ${name}`,
    soon: "The agency’s space is coming soon",
    meanwhile: "There is nothing to do for now: your tools will appear here.",
  },
});
