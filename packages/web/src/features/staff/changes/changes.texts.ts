import { ofName } from "@ribambelle/domain/kernel/characters/ofName";
import { catalogue } from "@ribambelle/domain/kernel/texts";

export const changeWords = catalogue({
  fr: {
    firstName: "Prénom",
    lastName: "Nom",
    email: "Adresse e-mail",
    phone: "Téléphone",
    notOneself: "Votre propre adresse\u00a0: un autre administrateur doit la changer pour vous.",
    functions: "Fonctions",
    functionsHint: "Une au moins.",
    otherEmail:
      "Changer d’adresse e-mail met fin à ses sessions ouvertes\u00a0; un courrier prévient l’ancienne et la nouvelle adresse.",
    sessionsEnd: "Ses sessions ouvertes se terminent tout de suite.",
    functionsTold: (name: string) => `${name} reçoit un courrier et une notification.`,
    administratorsTold: "Les autres administrateurs en sont avertis par courrier.",
    cannotSignIn: (name: string) =>
      `${name} ne pourra plus se connecter, et ses sessions ouvertes se terminent tout de suite.`,
    nameStays: "Son nom reste dans le journal et les historiques.",
    nobodyTold: "Aucun courrier ne part.",
    canReopen: "Un administrateur pourra rouvrir ce compte.",
    handOver: "Confier ses dossiers à",
    handOverHint: "Sans choix, ils restent sans responsable.",
    keepCard: "Garder sa fiche parmi les interlocuteurs des familles", // STAFF-43
    reference: (reference: string) => `Pour confirmer, tapez sa référence\u00a0: ${reference}`,
    referenceWrong: "Ce n’est pas sa référence.",
    invitedAgain: (name: string) =>
      `${name} reçoit un courrier pour choisir un nouveau mot de passe, puis active une nouvelle double authentification.`,
    // STAFF-33
    makeSure: (name: string) =>
      `Assurez-vous que c’est bien ${name} qui vous le demande\u00a0: appelez son numéro connu.`,
    erased:
      "L’application, les codes de secours, les clés d’accès et le mot de passe sont effacés, et ses sessions se terminent.",
    resetTold: (name: string) =>
      `${name} reçoit un courrier avec le lien vers un nouveau mot de passe\u00a0; les autres administrateurs en sont avertis.`,
    devicesEnd: "Tous ses appareils sont déconnectés\u00a0; rien d’autre ne change.",
    invite: (name: string) => `${name} reçoit un nouveau courrier pour choisir son mot de passe.`,
    formerLinkEnds: "Le courrier précédent qui attendait encore ne part plus.",
    update: { heading: (name: string) => `Modifier ${name}`, submit: "Enregistrer" },
    updateFunctions: {
      heading: (name: string) => `Fonctions ${ofName(name)}`,
      submit: "Enregistrer les fonctions",
    },
    linkMember: {
      heading: (name: string) => `${name}, vu par les familles`,
      submit: "Enregistrer la fiche",
    },
    card: "Fiche de l’équipe",
    noCard: "Sans fiche, les familles ne voient pas cette personne.",
    linkWhy:
      "Les familles et les intervenants voient cette fiche parmi leurs contacts\u00a0; les dossiers confiés à ce compte sont les siens.",
    end: {
      heading: (name: string) => `Mettre fin au compte ${ofName(name)}`,
      submit: "Mettre fin au compte",
    },
    reopen: { heading: (name: string) => `Rouvrir le compte ${ofName(name)}`, submit: "Rouvrir le compte" },
    resetSecondFactor: {
      heading: (name: string) => `Réinitialiser la double authentification ${ofName(name)}`,
      submit: "Réinitialiser",
    },
    endSessions: {
      heading: (name: string) => `Déconnecter les appareils ${ofName(name)}`,
      submit: "Déconnecter",
    },
    inviteAgain: { heading: (name: string) => `Inviter ${name} de nouveau`, submit: "Renvoyer l’invitation" },
  },
  en: {
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail address",
    phone: "Phone",
    notOneself: "Your own address: another administrator must change it for you.",
    functions: "Functions",
    functionsHint: "At least one.",
    otherEmail:
      "Changing the e-mail address ends their open sessions; a letter goes to the old address and the new one.",
    sessionsEnd: "Their open sessions end at once.",
    functionsTold: (name) => `${name} is told by letter and by a notification.`,
    administratorsTold: "The other administrators are told by letter.",
    cannotSignIn: (name) => `${name} can no longer sign in, and their open sessions end at once.`,
    nameStays: "Their name stays in the journal and in histories.",
    nobodyTold: "No letter is sent.",
    canReopen: "An administrator can reopen this account.",
    handOver: "Hand their cases over to",
    handOverHint: "Without a choice, their cases have no owner.",
    keepCard: "Keep their card among families’ contacts",
    reference: (reference) => `To confirm, type their reference: ${reference}`,
    referenceWrong: "This is not their reference.",
    invitedAgain: (name) =>
      `${name} receives a letter to choose a new password, then sets up a new two-step sign-in.`,
    makeSure: (name) =>
      `Make sure that it is really ${name} who asks you: call them on a number you already know.`,
    erased: "The app, the recovery codes, the passkeys and the password are erased, and their sessions end.",
    resetTold: (name) =>
      `${name} receives a letter with the link to a new password; the other administrators are told.`,
    devicesEnd: "All their devices are signed out; nothing else changes.",
    invite: (name) => `${name} receives another letter to choose their password.`,
    formerLinkEnds: "An earlier letter that is still waiting is no longer sent.",
    update: { heading: (name) => `Edit ${name}`, submit: "Save" },
    updateFunctions: { heading: (name) => `Functions of ${name}`, submit: "Save the functions" },
    linkMember: { heading: (name) => `${name}, as families see them`, submit: "Save the card" },
    card: "Team card",
    noCard: "Without a card, families do not see this person.",
    linkWhy:
      "Families and babysitters see this card among their contacts; the cases handed to this account are theirs.",
    end: { heading: (name) => `End the account of ${name}`, submit: "End the account" },
    reopen: { heading: (name) => `Reopen the account of ${name}`, submit: "Reopen the account" },
    resetSecondFactor: {
      heading: (name) => `Reset the two-step sign-in of ${name}`,
      submit: "Reset",
    },
    endSessions: { heading: (name) => `Sign out the devices of ${name}`, submit: "Sign out" },
    inviteAgain: { heading: (name) => `Invite ${name} again`, submit: "Send the invitation again" },
  },
});

/** What is said once it is done, in both languages. */
export const done = {
  update: { fr: "Les modifications sont enregistrées.", en: "The changes are saved." },
  updateFunctions: { fr: "Les fonctions sont enregistrées.", en: "The functions are saved." },
  linkMember: { fr: "La fiche est enregistrée.", en: "The card is saved." },
  end: { fr: "Le compte est fermé.", en: "The account has ended." },
  reopen: {
    fr: "Le compte est rouvert, et l’invitation part.",
    en: "The account is open again, and the invitation is on its way.",
  },
  resetSecondFactor: {
    fr: "La double authentification est réinitialisée.",
    en: "The two-step sign-in is reset.",
  },
  endSessions: { fr: "Ses appareils sont déconnectés.", en: "Their devices are signed out." },
  invite: { fr: "Une nouvelle invitation part.", en: "Another invitation is on its way." },
};
