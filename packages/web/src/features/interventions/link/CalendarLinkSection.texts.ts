import { catalogue } from "@ribambelle/domain/kernel/texts";

export const calendarLinkSectionWords = catalogue({
  fr: {
    title: "Lien d’agenda",
    none: "Aucun lien ne donne accès à vos interventions.",
    unread: "Un lien donne accès à vos interventions\u00a0; aucun agenda ne l’a encore lu.",
    read: (day: string) =>
      `Un lien donne accès à vos interventions\u00a0; un agenda l’a lu pour la dernière fois le ${day}.`,
    page: "Voir mes interventions",
  },
  en: {
    title: "Calendar link",
    none: "No link gives access to your visits.",
    unread: "A link gives access to your visits; no calendar has read it yet.",
    read: (day) => `A link gives access to your visits; a calendar last read it on ${day}.`,
    page: "See my visits",
  },
});
