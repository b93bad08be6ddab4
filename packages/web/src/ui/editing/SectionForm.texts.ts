import { catalogue } from "@ribambelle/domain/kernel/texts";

export const sectionFormWords = catalogue({
  fr: {
    cancel: "Annuler",
    save: "Enregistrer",
    saved: (title: string) => `${title}\u00a0: vos modifications sont enregistrées.`,
    tryAgain: "Votre saisie n’est pas perdue. Réessayez dans un instant.",
    changed: "Cette section a changé entre-temps",
    changedWhy:
      "Elle a été modifiée dans un autre onglet ou sur un autre appareil. Votre saisie n’est pas perdue. Voici ce qui est enregistré\u00a0:",
    keepMine: "Remplacer par ma saisie",
    takeTheirs: "Garder ce qui est enregistré",
    goOn: "Continuer la saisie",
    discard: "Abandonner",
  },
  en: {
    cancel: "Cancel",
    save: "Save",
    saved: (title) => `${title}: your changes are saved.`,
    tryAgain: "What you typed is safe. Try again in a moment.",
    changed: "This section has changed in the meantime",
    changedWhy:
      "It was changed in another tab or on another device. What you typed is safe. This is what is saved now:",
    keepMine: "Replace it with mine",
    takeTheirs: "Keep what is saved",
    goOn: "Keep typing",
    discard: "Discard",
  },
});
