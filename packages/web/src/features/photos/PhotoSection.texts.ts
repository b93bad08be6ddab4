import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";

export const photoSectionWords = catalogue({
  fr: {
    none: "Vous n’avez pas encore de photo. Un visage aide les familles à vous faire confiance.",
    pending:
      "Votre nouvelle photo attend la validation de l’agence. D’ici là, les familles voient la précédente, s’il y en a une.",
    validated: "L’agence a validé votre photo.",
    rejected: "L’agence a refusé cette photo\u00a0: les familles ne la voient pas.",
    reason: "Motif\u00a0:",
    chooseAnother: "Vous pouvez en choisir une autre.",
    add: "Ajouter une photo",
    change: "Modifier la photo",
    guide: "Guide de validation des photos",
    newTab: "(nouvel onglet)",
  },
  en: {
    none: "You have no photo yet. A face helps families trust you.",
    pending:
      "Your new photo is waiting for the agency’s approval. Meanwhile families see the previous one, if there is one.",
    validated: "The agency has approved your photo.",
    rejected: "The agency has rejected this photo: families do not see it.",
    reason: "Reason:",
    chooseAnother: "You can choose another one.",
    add: "Add a photo",
    change: "Change the photo",
    guide: "Guide to photo approval",
    newTab: "(new tab)",
  },
});

/** What is said when a photo was sent. */
export const photoSaved: Bilingual = {
  fr: "Votre photo est enregistrée. L’agence va la vérifier.",
  en: "Your photo is saved. The agency will check it.",
};

/** What is said when the photo was deleted. */
export const photoRemoved: Bilingual = { fr: "Votre photo est supprimée.", en: "Your photo is deleted." };
