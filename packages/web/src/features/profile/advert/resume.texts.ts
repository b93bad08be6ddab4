import { catalogue } from "@ribambelle/domain/kernel/texts";

export const resumeWords = catalogue({
  fr: {
    photo: "Photo",
    email: "E-mail",
    phone: "Téléphone",
    birthDate: "Date de naissance",
    address: "Adresse",
    notGiven: "Non renseigné",
    corrections: "Une erreur\u00a0? L’agence corrige ces informations pour vous\u00a0:",
    or: "ou",
    contactGuide: "Qui peut voir vos coordonnées\u00a0?",

    published: "Publier mon annonce",
    publishedMeans:
      "Votre annonce est visible des familles de l’agence, dans leur espace et sur le site public, tout comme de l’équipe de recrutement.", // NANNY-17
    privateMeans:
      "Les familles ne voient pas votre profil\u00a0: seule l’équipe de recrutement de l’agence le voit.",
    needsAdvert:
      "Pour publier, rédigez d’abord le titre et la description de votre annonce. D’ici là, seule l’équipe de recrutement de l’agence voit votre profil.",
    preview: "Voir ce que voient les familles",
  },
  en: {
    photo: "Photo",
    email: "E-mail address",
    phone: "Phone",
    birthDate: "Date of birth",
    address: "Address",
    notGiven: "Not given",
    corrections: "Is something wrong? The agency corrects these details for you:",
    or: "or",
    contactGuide: "Who can see your contact details?",

    published: "Publish my advert",
    publishedMeans:
      "Your advert can be seen by the agency’s families, in their space and on the public site, and by its recruiters.",
    privateMeans: "Families do not see your profile: only the agency’s recruiters do.",
    needsAdvert:
      "To publish, write the title and the description of your advert first. Until then, only the agency’s recruiters see your profile.",
    preview: "See what families see",
  },
});
