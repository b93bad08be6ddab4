import { catalogue } from "@ribambelle/domain/kernel/texts";

export const offlineWords = catalogue({
  fr: {
    title: "Hors ligne",
    heading: "Vous êtes hors ligne",
    lead: "Cette page a besoin d’Internet. Vérifiez votre connexion\u00a0: dès qu’elle sera revenue, la page s’affichera d’elle-même.",
    retry: "Réessayer",
  },
  en: {
    title: "Offline",
    heading: "You are offline",
    lead: "This page needs the internet. Check your connection: the page will open by itself as soon as you are back online.",
    retry: "Try again",
  },
});
