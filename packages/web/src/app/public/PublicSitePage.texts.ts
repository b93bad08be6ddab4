import { catalogue } from "@ribambelle/domain/kernel/texts";

export const publicSiteWords = catalogue({
  fr: {
    title: "Site public",
    heading: "Le site public de l’agence n’est pas encore relié",
    lead: "Ce que vous cherchez s’y trouvera bientôt. En attendant, l’agence vous renseigne.",
    home: "Revenir à votre espace",
  },
  en: {
    title: "Public site",
    heading: "The agency’s public site is not connected yet",
    lead: "What you are looking for will be there soon. Meanwhile, the agency answers your questions.",
    home: "Back to your space",
  },
});
