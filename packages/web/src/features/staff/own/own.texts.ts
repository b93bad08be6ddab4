import { catalogue } from "@ribambelle/domain/kernel/texts";

export const ownWords = catalogue({
  fr: {
    shortcuts: "Raccourcis",
    shortcutsAbout:
      "Les raccourcis d’une seule touche n’existent que sur les pages de modération. Chacun a aussi son bouton.",
    shortcutsOn: "Raccourcis d’une touche",
    acts: "Mes derniers actes",
    loading: "Chargement de vos derniers actes",
    noActs: "Rien pour l’instant.",
    about: (name: string) => `pour ${name}`,
    deleted: "un compte supprimé",
    times: (count: string) => `${count} fois`,
    reason: (reason: string) => `Motif\u00a0: ${reason}`,
  },
  en: {
    shortcuts: "Shortcuts",
    shortcutsAbout: "Shortcuts of one key exist on the pages of moderation only. Each has its button too.",
    shortcutsOn: "Shortcuts of one key",
    acts: "What I did lately",
    loading: "Loading what you did lately",
    noActs: "Nothing yet.",
    about: (name) => `for ${name}`,
    deleted: "a deleted account",
    times: (count) => `${count} times`,
    reason: (reason) => `Reason: ${reason}`,
  },
});
