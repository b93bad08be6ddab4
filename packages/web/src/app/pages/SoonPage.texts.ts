import { catalogue } from "@ribambelle/domain/kernel/texts";

export const soonWords = catalogue({
  fr: {
    soon: "Cette page arrive bientôt",
    why: "Nous la préparons. En attendant, l’agence reste à votre écoute.",
    back: "Revenir à l’accueil",
  },
  en: {
    soon: "This page is coming soon",
    why: "We are preparing it. Meanwhile, the agency is there to help you.",
    back: "Back to home",
  },
});
