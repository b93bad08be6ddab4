import { catalogue } from "@ribambelle/domain/kernel/texts";

export const answerWords = catalogue({
  fr: {
    title: (name: string, year: number) => `Rentrée ${year}, ${name}`,
    record: "Réponse de rentrée",
    back: "Toute la rentrée",
    loading: "Chargement de la réponse",
    unknown: "Cette réponse est introuvable.",
    unknownWhy: "Cette personne n’est pas interrogée pour cette rentrée, ou l’adresse est incomplète.",
    deleted: "Compte supprimé",
    toPerson: "Ouvrir la fiche",
    answer: "Réponse",
    silent: "Cette personne n’a pas encore répondu.",
    begun: "Elle a commencé le formulaire et ne l’a pas envoyé.",
    sentOn: (day: string, version: string) => `Envoyée le ${day}, version ${version} des questions.`,
    hidden: "Masqué",
    earlier: (year: number) => `Rentrée ${year}`,
    before: "Années précédentes",
    nothing: "Rien",
    reminders: "Relances",
    remindersSent: (count: number, day: string) =>
      count > 1 ? `${count} relances, la dernière le ${day}.` : `Une relance, le ${day}.`,
    noReminder: "Aucune relance pour le moment.",
    remind: "Relancer",
    remindOf: (name: string) => `Relancer ${name}`,
    willLeave: "Un courrier part avec le lien du formulaire.",
    cannot: (why: string) => `Pas de relance possible\u00a0: ${why}.`,
  },
  en: {
    title: (name, year) => `Back to school ${year}, ${name}`,
    record: "Back-to-school answer",
    back: "The whole season",
    loading: "Loading the answer",
    unknown: "This answer cannot be found.",
    unknownWhy: "This person is not asked about this school year, or the address is incomplete.",
    deleted: "Deleted account",
    toPerson: "Open the record",
    answer: "Answer",
    silent: "This person has not answered yet.",
    begun: "They have begun the form and not sent it.",
    sentOn: (day, version) => `Sent on ${day}, version ${version} of the questions.`,
    hidden: "Hidden",
    earlier: (year) => `Back to school ${year}`,
    before: "Years before",
    nothing: "Nothing",
    reminders: "Reminders",
    remindersSent: (count, day) =>
      count > 1 ? `${count} reminders, the last on ${day}.` : `One reminder, on ${day}.`,
    noReminder: "No reminder yet.",
    remind: "Remind",
    remindOf: (name) => `Remind ${name}`,
    willLeave: "A letter leaves with the link to the form.",
    cannot: (why) => `No reminder is possible: ${why}.`,
  },
});

/** What is said once a follow-up is kept, and once a reminder is on its way. */
export const done = {
  reminded: { fr: "La relance est partie.", en: "The reminder is on its way." },
};
