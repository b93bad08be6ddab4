import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";

export const myDataWords = catalogue({
  fr: {
    title: "Vos données",
    withoutScript:
      "Pour télécharger vos données, activez JavaScript dans votre navigateur ou appelez l’agence.",
    what: "Tout ce que le portail détient sur vous, dans une archive ZIP\u00a0: une page à lire, les mêmes données pour les logiciels, vos contrats et votre photo.",
    download: "Télécharger mes données",
    hold: "Gardez cette archive pour vous\u00a0: elle contient vos coordonnées et vos contrats.",
  },
  en: {
    title: "Your data",
    withoutScript: "To download your data, turn JavaScript on in your browser or call the agency.",
    what: "Everything the portal holds about you, in a ZIP archive: a page to read, the same data for other programs, your contracts and your photo.",
    download: "Download my data",
    hold: "Keep this archive safe: it holds your contact details and your contracts.",
  },
});

export const downloadBegins: Bilingual = {
  fr: "Votre archive est prête\u00a0: le téléchargement commence.",
  en: "Your archive is ready: the download is starting.",
};
