import { catalogue } from "@ribambelle/domain/kernel/texts";

export const letterWords = catalogue({
  fr: {
    title: "Courriers",
    models: "Voir les modèles",
    caption: "Courriers du portail",
    loading: "Chargement des courriers",
    // MAILS-01
    leftMeans: "Le serveur de messagerie l’a accepté\u00a0; cela ne dit pas qu’il a été lu.",
    what: "Courrier",
    person: "Personne",
    deleted: "Compte supprimé",
    toMember: "Écrit à l’équipe",
    toFriend: "Écrit à un ami",
    state: "État",
    refusedSoFar: "Refusé jusqu’ici",
    asked: "Demandé",
    attempts: "Essais",
    next: "Prochain essai",
    detail: "Détail technique",
    act: "Action",
    resend: "Envoyer à nouveau",
    resendOf: (what: string, who: string) => `Envoyer à nouveau\u00a0: ${what}, ${who}`,
    from: "Demandé depuis le",
    to: "Demandé jusqu’au",
    last: "Derniers courriers",
    zero: "Aucun courrier",
    one: "1 courrier",
    count: (count: string) => `${count} courriers`,
    more: "Plus de 1\u202f000 courriers",
    empty: "Aucun courrier à montrer.",
    emptyOfPerson: "Aucun courrier depuis 90\u00a0jours.",
    retryAll: "Relancer les courriers abandonnés",
    retryAsked:
      "Envoyer de nouveau tous les courriers abandonnés, sauf ceux dont l’adresse était la cause\u00a0?",
    retryYes: "Relancer",
    cancel: "Annuler",
  },
  en: {
    title: "Letters",
    models: "See the templates",
    caption: "The portal’s letters",
    loading: "Loading the letters",
    leftMeans: "The mail server accepted it; that does not mean it has been read.",
    what: "Letter",
    person: "Person",
    deleted: "Deleted account",
    toMember: "Written to the team",
    toFriend: "Written to a friend",
    state: "Status",
    refusedSoFar: "Refused so far",
    asked: "Requested",
    attempts: "Attempts",
    next: "Next attempt",
    detail: "Technical detail",
    act: "Action",
    resend: "Send again",
    resendOf: (what, who) => `Send again: ${what}, ${who}`,
    from: "Requested since",
    to: "Requested until",
    last: "Latest letters",
    zero: "No letters",
    one: "1 letter",
    count: (count) => `${count} letters`,
    more: "More than 1,000 letters",
    empty: "No letters to show.",
    emptyOfPerson: "No letters in the last 90 days.",
    retryAll: "Send the failed letters again",
    retryAsked: "Send all failed letters again, except those whose address was the problem?",
    retryYes: "Send again",
    cancel: "Cancel",
  },
});

export const resent = { fr: "Le courrier attend de partir.", en: "The letter is waiting to be sent." };

/** Says how many letters go again. */
export const retried = (count: number) => ({
  fr:
    count === 0
      ? "Aucun courrier à relancer."
      : count === 1
        ? "1 courrier attend de partir."
        : `${count} courriers attendent de partir.`,
  en:
    count === 0
      ? "No letters to send again."
      : count === 1
        ? "1 letter is waiting to be sent."
        : `${count} letters are waiting to be sent.`,
});
