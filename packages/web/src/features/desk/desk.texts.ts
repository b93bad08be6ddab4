import { catalogue } from "@ribambelle/domain/kernel/texts";

const days = (count: number) => (count === 1 ? "1 jour" : `${count} jours`);
const inEnglish = (count: number) => (count === 1 ? "1 day" : `${count} days`);

export const deskWords = catalogue({
  fr: {
    // AGUI-07
    firstSteps: "Premiers pas",
    stepDone: "fait",
    stepToDo: "à faire",
    closeSteps: "Ne plus afficher",
    heading: "Ce qui attend l’agence",
    // DESK-01
    waiting: (count: string, isOne: boolean) =>
      isOne ? `${count} chose attend l’agence` : `${count} choses attendent l’agence`,
    oldest: (count: number) =>
      count === 0 ? ", depuis aujourd’hui." : `, la plus ancienne depuis ${days(count)}.`,
    upToDate: "Tout est à jour.",
    nothing: "Rien à faire\u00a0: ",
    since: (count: number) => (count === 0 ? "depuis aujourd’hui" : `depuis ${days(count)}`),
    late: (count: number) => `en retard de ${days(count)}`,
    due: "à traiter en priorité",
    // STAFF-29
    fewCodes: (count: number) =>
      count === 0
        ? "Il ne vous reste aucun code de secours\u00a0: sans votre téléphone, vous n’entrez plus."
        : count === 1
          ? "Il ne vous reste qu’un code de secours."
          : `Il ne vous reste que ${count} codes de secours.`,
    newCodes: "Obtenir de nouveaux codes",
    unknown: "Non disponible pour l’instant", // DESK-06
    toTreat: "à traiter",
    searchHint: "Cherchez un nom, un téléphone, une référence. Ctrl + K y mène de partout.",
    loading: "Ce qui attend l’agence arrive.",
    about: (title: string) => `\u00a0: ${title}`,
  },
  en: {
    firstSteps: "First steps",
    stepDone: "done",
    stepToDo: "to do",
    closeSteps: "Do not show again",
    heading: "Waiting for the agency",
    waiting: (count, isOne) =>
      isOne ? `${count} thing is waiting for the agency` : `${count} things are waiting for the agency`,
    oldest: (count) => (count === 0 ? ", since today." : `, the oldest for ${inEnglish(count)}.`),
    upToDate: "Everything is up to date.",
    nothing: "Nothing to do: ",
    since: (count) => (count === 0 ? "since today" : `for ${inEnglish(count)}`),
    late: (count) => `${inEnglish(count)} late`,
    due: "high priority",
    fewCodes: (count) =>
      count === 0
        ? "You have no recovery codes left: without your phone, you cannot get in."
        : count === 1
          ? "You have only one recovery code left."
          : `You have only ${count} recovery codes left.`,
    newCodes: "Get new codes",
    unknown: "Not available right now",
    toTreat: "to review",
    searchHint: "Search for a name, a phone number, a reference. Ctrl + K takes you there from anywhere.",
    loading: "Loading what is waiting for the agency.",
    about: (title) => `: ${title}`,
  },
});
