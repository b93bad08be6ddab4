/** What is said when the advert was published or withdrawn. */
export const publicationSaved = {
  published: {
    fr: "Votre annonce est publiée\u00a0: les familles voient votre profil.",
    en: "Your advert is published: families see your profile.",
  },
  withdrawn: {
    fr: "Votre annonce n’est plus publiée\u00a0: les familles ne voient plus votre profil.",
    en: "Your advert is no longer published: families cannot see your profile.",
  },
} as const;
