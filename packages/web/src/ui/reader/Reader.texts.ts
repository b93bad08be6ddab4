import { catalogue } from "@ribambelle/domain/kernel/texts";

// SPACE-23, SPACE-25, printed
export const readerWords = catalogue({
  fr: {
    label: (title: string) => `Le document «\u00a0${title}\u00a0»`,
    page: (page: number, count: number) => `Page ${page} sur ${count}`,
    smaller: "Réduire",
    larger: "Agrandir",
    size: (percent: number) => `${percent}\u00a0%`,
    toLast: "Aller à la dernière page",
    download: "Télécharger",
    otherTab: "Ouvrir dans un autre onglet",
    end: "Fin du document",
    loading: "Le document arrive.",
    withoutScript:
      "Sans JavaScript, le document ne s’affiche pas ici\u00a0: téléchargez-le pour le lire. Pour confirmer que vous l’avez lu, activez JavaScript dans votre navigateur ou appelez l’agence.",
    cannot: "Ce document ne peut pas être affiché ici.",
    instead: "Téléchargez-le, et lisez-le avec le programme de votre appareil.",
    box: "Je l’ai téléchargé et lu en entier",
    away: "Ce document ne peut pas être ouvert pour le moment. Rien n’est noté, et la date limite ne change pas.",
  },
  en: {
    label: (title) => `The document “${title}”`,
    page: (page, count) => `Page ${page} of ${count}`,
    smaller: "Smaller",
    larger: "Larger",
    size: (percent) => `${percent}%`,
    toLast: "Go to the last page",
    download: "Download",
    otherTab: "Open in another tab",
    end: "End of the document",
    withoutScript:
      "Without JavaScript the document is not shown here: download it to read it. To confirm that you have read it, turn JavaScript on in your browser or call the agency.",
    loading: "Loading the document.",
    cannot: "This document cannot be shown here.",
    instead: "Download it, and read it with an app on your device.",
    box: "I have downloaded it and read it to the end",
    away: "This document cannot be opened at the moment. Nothing has been recorded, and the deadline has not changed.",
  },
});
