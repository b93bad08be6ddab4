import { catalogue, inBoth } from "@ribambelle/domain/kernel/texts";

export const experienceWords = catalogue({
  fr: {
    none: "Vous n’avez encore ajouté aucune expérience.",
    noneWhy: "Dans votre famille, chez des particuliers, en crèche, en colonie\u00a0: tout compte.",
    noneLocked: "Votre profil ne contient aucune expérience.",
    list: "Vos expériences",
    experience: "Expérience",
    lasted: (duration: string) => `${duration} d’expérience`,
    children: (count: string, age: string) => `${count}, de ${age}`,
    someChildren: (age: string) => `Enfants de ${age}`,

    add: "Ajouter une expérience",
    full: "Vous avez ajouté dix expériences\u00a0: c’est le maximum.",
    fullWhy: "Pour en raconter une autre, modifiez ou supprimez l’une d’elles.",
    isNew: "Nouvelle expérience",
    discard: "Abandonner cette nouvelle expérience\u00a0?",

    category: "Où avez-vous gardé des enfants\u00a0?",
    childAge: "Âge des enfants",
    duration: "Durée de l’expérience",
    childcareType: "Moment de la garde",
    childrenCount: "Nombre d’enfants",
    description: "Description",
    descriptionHint: (most: number) =>
      `Racontez ce que vous faisiez avec les enfants, en ${most.toLocaleString("fr")} caractères au plus. N’écrivez ni leur nom ni vos coordonnées.`,

    remove: "Supprimer",
    removeWhat: (title: string) => `Supprimer\u00a0: ${title}`,
    removeQuestion: "Supprimer cette expérience\u00a0?",
    keep: "Garder",
    gone: "Cette expérience a été supprimée.",
    saved: "Votre expérience est enregistrée.",
    added: "Votre expérience est ajoutée.",
    removed: "L’expérience est supprimée.",
  },
  en: {
    none: "You have not added any experience yet.",
    noneWhy: "In your family, in private homes, in a nursery, in a holiday camp: everything counts.",
    noneLocked: "Your profile lists no experience.",
    list: "Your experience",
    experience: "Experience",
    lasted: (duration) => `${duration} of experience`,
    children: (count, age) => `${count}, ${age}`,
    someChildren: (age) => `Children, ${age}`,

    add: "Add an experience",
    full: "You have added ten experiences, which is the maximum.",
    fullWhy: "To add another, edit or delete one of them.",
    isNew: "New experience",
    discard: "Discard this new experience?",

    category: "Where have you looked after children?",
    childAge: "Children’s age",
    duration: "Length of the experience",
    childcareType: "When",
    childrenCount: "Number of children",
    description: "Description",
    descriptionHint: (most) =>
      `Say what you did with the children, in ${most.toLocaleString("en")} characters at most. Please leave out their names and your contact details.`,

    remove: "Delete",
    removeWhat: (title) => `Delete: ${title}`,
    removeQuestion: "Delete this experience?",
    keep: "Keep it",
    gone: "This experience was deleted.",
    saved: "Your experience is saved.",
    added: "Your experience is added.",
    removed: "The experience is deleted.",
  },
});

/** One of these words in both languages, for a message that follows a change of language. */
export const saidExperience = (word: "saved" | "added" | "removed") =>
  inBoth((locale) => experienceWords(locale)[word]);
