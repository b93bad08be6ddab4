import { catalogue } from "@ribambelle/domain/kernel/texts";

export const previewWords = catalogue({
  fr: {
    title: "Ce que voient les familles",
    loading: "Chargement de votre profil public",
    back: "Revenir à votre profil",
    published: "Votre profil est visible par les familles sur le site public.",
    unpublished:
      "Votre profil n’est pas publié\u00a0: les familles ne le voient pas. Voici ce qu’elles verraient.",
    neverShown:
      "Vos coordonnées ne sont jamais montrées\u00a0: ni nom de famille, ni adresse, ni téléphone, ni e-mail.",
    empty: "Votre profil ne dit encore rien de vous",
    emptyWhy: "Les familles choisissent une personne\u00a0: présentez-vous en quelques réponses.",
    complete: "Compléter votre profil",
  },
  en: {
    title: "What families see",
    loading: "Loading your public profile",
    back: "Back to your profile",
    published: "Families can see your profile on the public site.",
    unpublished: "Your profile is not published: families do not see it. This is what they would see.",
    neverShown:
      "Your contact details are never shown: no last name, no address, no phone number, no e-mail address.",
    empty: "Your profile says nothing about you yet",
    emptyWhy: "Families choose a person: introduce yourself with a few answers.",
    complete: "Complete your profile",
  },
});
