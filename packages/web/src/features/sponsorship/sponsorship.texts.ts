import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";

export const sponsorshipWords = catalogue({
  fr: {
    title: "Parrainage",
    lead: (agency: string) => `Vous appréciez ${agency}\u00a0? Parlez-en à vos proches.`,
    invite: "Inviter par e-mail",
    firstName: "Prénom",
    lastName: "Nom",
    email: "Adresse e-mail",
    optional: "Facultatif",
    what: (agency: string) =>
      `Votre proche reçoit un seul e-mail, à votre nom, et peut refuser d’en recevoir d’autres. ${agency} garde son adresse pour suivre cette invitation, et l’efface si l’inscription ne vient pas.`,
    privacy: "Confidentialité",
    send: "Envoyer l’invitation",
    share: "Partager un lien",
    shareWhat: "Qui s’inscrit par votre lien est compté parmi vos parrainages.",
    link: "Votre lien",
    facebook: "Partager sur Facebook",
    twitter: "Partager sur Twitter (X)",
    copy: "Copier le lien",
    copied: "Lien copié",
    select: "Le lien est sélectionné\u00a0: copiez-le avec le menu de votre appareil.",
    shareByDevice: "Partager autrement",
    words: (agency: string) => `Je vous recommande ${agency} pour la garde d’enfants à domicile.`,
    newTab: "(nouvel onglet)",
    list: "Vos parrainages",
    none: "Vous n’avez encore invité personne",
    noneWhy: "Les personnes que vous invitez, ou qui s’inscrivent par votre lien, apparaîtront ici.",
    unnamed: { 0: "Coordonnées effacées", 1: "Une personne inscrite" },
    erasedWhy:
      "Les coordonnées d’un proche s’effacent avec le temps, ou quand il le demande\u00a0: vous ne les voyez plus ici.",
    sent: (day: string) => `Invitation le ${day}`,
    joined: (day: string) => `Inscription le ${day}`,
  },
  en: {
    title: "Refer a friend",
    lead: (agency) => `Do you like ${agency}? Tell the people you know.`,
    invite: "Invite by e-mail",
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail address",
    optional: "Optional",
    what: (agency) =>
      `Your friend gets one e-mail, in your name, and can refuse any others. ${agency} keeps their address to follow up this invitation, and erases it if they do not sign up.`,
    privacy: "Privacy",
    send: "Send the invitation",
    share: "Share a link",
    shareWhat: "Anyone who signs up through your link counts among your referrals.",
    link: "Your link",
    facebook: "Share on Facebook",
    twitter: "Share on Twitter (X)",
    copy: "Copy the link",
    copied: "Link copied",
    select: "The link is selected: copy it with your device’s menu.",
    shareByDevice: "Share in another way",
    words: (agency) => `I recommend ${agency} for childcare at home.`,
    newTab: "(new tab)",
    list: "Your referrals",
    none: "You have not invited anyone yet",
    noneWhy: "People you invite, or who sign up through your link, will appear here.",
    unnamed: { 0: "Details erased", 1: "Somebody who signed up" },
    erasedWhy:
      "A friend’s details are erased after a while, or when they ask: you then no longer see them here.",
    sent: (day) => `Invited on ${day}`,
    joined: (day) => `Signed up on ${day}`,
  },
});

// SPONSOR-OP3, printed
export const invitationSent: Bilingual = {
  fr: "Votre demande de parrainage a bien été envoyée.",
  en: "Your referral has been sent.",
};
