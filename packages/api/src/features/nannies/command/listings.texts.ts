import { catalogue } from "@ribambelle/domain/kernel/texts";

export const listingsTexts = catalogue({
  fr: {
    usage: "Usage\u00a0: npm run listings -- compare | rebuild [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue, ou il lui manque sa valeur.`,
    same: "La recherche montre ce que disent les profils.",
    differing: (count: number) =>
      count > 1 ? `${count} annonces diffèrent des profils.` : "1 annonce diffère de son profil.",
    rebuilt: (count: number) =>
      count > 1
        ? `La liste est refaite\u00a0: ${count} annonces.`
        : `La liste est refaite\u00a0: ${count} annonce.`,
  },
  en: {
    usage: "Usage: npm run listings -- compare | rebuild [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known, or its value is missing.`,
    same: "The search shows what the profiles say.",
    differing: (count) =>
      count > 1 ? `${count} adverts differ from their profiles.` : "1 advert differs from its profile.",
    rebuilt: (count) =>
      count > 1 ? `The list is rebuilt: ${count} adverts.` : `The list is rebuilt: ${count} advert.`,
  },
});
