import { catalogue } from "@ribambelle/domain/kernel/texts";

export const agencyFrameWords = catalogue({
  fr: {
    agency: "Agence",
    menu: "Menu de l’agence",
    shortcuts: "Raccourcis",
    search: "Rechercher",
    everything: "Menu",
    space: "Mon espace",
  },
  en: {
    agency: "Agency",
    menu: "Agency menu",
    shortcuts: "Shortcuts",
    search: "Search",
    everything: "Menu",
    space: "My space",
  },
});
