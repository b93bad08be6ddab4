import { catalogue } from "@ribambelle/domain/kernel/texts";

const documents = (count: number) => (count === 1 ? "1 document à lire" : `${count} documents à lire`);
const inEnglish = (count: number) => (count === 1 ? "1 document to read" : `${count} documents to read`);

export const readingsWords = catalogue({
  fr: {
    left: documents,
    leftBefore: (count: number, before: number, day: string) =>
      count === before
        ? `${documents(count)} avant le ${day}.`
        : `${documents(count)}, dont ${before} avant le ${day}.`, // READING-01
    leftLate: (count: number, late: number) =>
      count === late ? `${documents(count)}, en retard.` : `${documents(count)}, dont ${late} en retard.`,
    nothingLeft: "Vous avez tout lu.", // READING-01, printed
    toRead: "À lire",
    empty: "L’agence ne vous a encore adressé aucun document.", // READING-20, printed
    emptyMore: "Vous serez prévenu·e ici et par la cloche dès qu’il y en aura un.",
    states: {
      fresh: "Nouveau", // READING-02, printed
      opened: "Ouvert",
      read: (day: string) => `Lu le ${day}`,
      confirmed: (day: string) => `Confirmé le ${day}`,
      late: "En retard",
    },
    newVersion: (day: string) => `Nouvelle version du ${day}`, // READING-10, printed
    published: (day: string) => `Publié le ${day}`,
    due: (day: string) => `À lire avant le ${day}`,
    back: "Tous les documents",
    confirm: "J’ai lu et compris ce document", // READING-07, printed
    readFirst: "Lisez le document jusqu’à la fin pour confirmer.", // READING-07, printed
    readOn: (moment: string) => `Vous avez lu ce document ${moment}.`,
    confirmedOn: (moment: string) => `Vous avez confirmé ce document ${moment}.`, // READING-19
    moment: (day: string, time: string) => `le ${day} à ${time}`,
    unknown: "Ce document est introuvable.",
    unknownMore: "L’agence l’a peut-être retiré.",
    reload: "Recharger la page",
    again: "Réessayer",
  },
  en: {
    left: inEnglish,
    leftBefore: (count, before, day) =>
      count === before
        ? `${inEnglish(count)} by ${day}.`
        : `${inEnglish(count)}, ${before} of them by ${day}.`,
    leftLate: (count, late) =>
      count === late ? `${inEnglish(count)}, overdue.` : `${inEnglish(count)}, ${late} of them overdue.`,
    nothingLeft: "You have read everything.",
    toRead: "To read",
    empty: "The agency has not sent you any documents yet.",
    emptyMore: "We will tell you here, and by the bell, as soon as there is one.",
    states: {
      fresh: "New",
      opened: "Opened",
      read: (day) => `Read on ${day}`,
      confirmed: (day) => `Confirmed on ${day}`,
      late: "Overdue",
    },
    newVersion: (day) => `New version of ${day}`,
    published: (day) => `Published on ${day}`,
    due: (day) => `To be read by ${day}`,
    back: "All documents",
    confirm: "I have read and understood this document",
    readFirst: "Read the document to the end to confirm.",
    readOn: (moment) => `You read this document ${moment}.`,
    confirmedOn: (moment) => `You confirmed this document ${moment}.`,
    moment: (day, time) => `on ${day} at ${time}`,
    unknown: "This document cannot be found.",
    unknownMore: "Perhaps the agency has withdrawn it.",
    reload: "Reload the page",
    again: "Try again",
  },
});
