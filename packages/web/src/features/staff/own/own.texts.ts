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
    reason: (reason: string) => `Motif\u00a0: ${reason}`,
  },
  en: {
    shortcuts: "Shortcuts",
    shortcutsAbout: "Single-key shortcuts exist on the moderation pages only. Each has a button too.",
    shortcutsOn: "Single-key shortcuts",
    acts: "My recent actions",
    loading: "Loading your recent actions",
    noActs: "Nothing yet.",
    about: (name) => `for ${name}`,
    deleted: "a deleted account",
    reason: (reason) => `Reason: ${reason}`,
  },
});
