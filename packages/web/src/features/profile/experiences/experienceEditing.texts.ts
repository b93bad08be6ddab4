import { catalogue, inBoth } from "@ribambelle/domain/kernel/texts";

export const editedWords = catalogue({
  fr: {
    discard: "Abandonner cette nouvelle expérience\u00a0?",
    category: "Où avez-vous gardé des enfants\u00a0?",
    childAge: "Âge des enfants",
    duration: "Durée de l’expérience",
    childcareType: "Moment de la garde",
    childrenCount: "Nombre d’enfants",
    description: "Description",
    descriptionHint: (most: number) =>
      `Racontez ce que vous faisiez avec les enfants, en ${most.toLocaleString("fr")} caractères au plus. N’écrivez ni leur nom ni vos coordonnées.`,
    removeQuestion: "Supprimer cette expérience\u00a0?",
    keep: "Garder",
    saved: "Votre expérience est enregistrée.",
    added: "Votre expérience est ajoutée.",
    removed: "L’expérience est supprimée.",
  },
  en: {
    discard: "Discard this new experience?",
    category: "Where have you looked after children?",
    childAge: "Children’s age",
    duration: "Length of the experience",
    childcareType: "When",
    childrenCount: "Number of children",
    description: "Description",
    descriptionHint: (most) =>
      `Say what you did with the children, in ${most.toLocaleString("en")} characters at most. Please leave out their names and your contact details.`,
    removeQuestion: "Delete this experience?",
    keep: "Keep it",
    saved: "Your experience is saved.",
    added: "Your experience is added.",
    removed: "The experience is deleted.",
  },
});

/** One of these words in both languages, for a message that follows a change of language. */
export const saidExperience = (word: "saved" | "added" | "removed") =>
  inBoth((locale) => editedWords(locale)[word]);
