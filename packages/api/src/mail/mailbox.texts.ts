import { catalogue } from "@ribambelle/domain/kernel/texts";

export const mailboxWords = catalogue({
  fr: {
    title: "Boîte aux lettres de développement",
    none: "Aucune lettre pour le moment.",
    all: "Toutes les lettres",
    to: (recipient: string, moment: string) => `À ${recipient}, le ${moment}`,
    letter: "La lettre, telle qu’elle arrive",
    text: "La même en texte seul",
  },
  en: {
    title: "Development mailbox",
    none: "No letters for now.",
    all: "All letters",
    to: (recipient: string, moment: string) => `To ${recipient}, on ${moment}`,
    letter: "The letter as it arrives",
    text: "The same as plain text",
  },
});
