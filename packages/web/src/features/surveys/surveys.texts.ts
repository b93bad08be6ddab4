import { catalogue } from "@ribambelle/domain/kernel/texts";

export const surveyWords = catalogue({
  fr: {
    titles: { 1: "Vos besoins de garde", 2: "Votre enquête après devis" },
    lead: (minutes: number) =>
      `Environ ${minutes}\u00a0minute${minutes > 1 ? "s" : ""}. Vos réponses sont enregistrées à chaque étape\u00a0: vous pouvez vous arrêter et reprendre plus tard, ici ou sur un autre appareil.`,
    step: (step: number, of: number) => `Étape ${step} sur ${of}`,
    previous: "Précédent",
    next: "Suivant",
    send: "Envoyer",
    finished: {
      heading: "Vous avez déjà répondu à ce questionnaire",
      text: "Vos réponses sont entre les mains de l’agence. Pour en corriger une, appelez-nous ou écrivez-nous.",
    },
    nothing: {
      heading: "Il n’y a rien à répondre pour le moment",
      text: "L’agence n’a pas encore préparé ce questionnaire.",
    },
    home: "Retour à l’accueil",
    printed:
      "Ce questionnaire se remplit en ligne, avec JavaScript. Vous pouvez aussi y répondre par téléphone.",
    first: "Premier texte",
    second: "Second texte",
    free: "Pas de garde",
    variable: "Le planning est variable",
    variableComment: "Expliquez comment il varie",
    remark: "Une précision\u00a0?",
    child: (place: number, name: string) => (name ? `Enfant ${place}\u00a0: ${name}` : `Enfant ${place}`),
    firstName: "Prénom",
    lastName: "Nom",
    birthDate: "Date de naissance",
    age: (age: string) => `Âge\u00a0: ${age}`,
    addChild: "Ajouter un enfant",
    removeChild: (name: string) => `Retirer ${name}`,
    removed: (name: string) => `${name} n’est plus dans la liste.`,
    undo: "Annuler le retrait",
    none: "Aucun enfant pour l’instant.",
    fiscal:
      "Il figure sur la première page de votre dernier avis d’impôt, à la ligne «\u00a0Revenu fiscal de référence\u00a0».",
    fiscalPicture:
      "Dessin d’un avis d’impôt, où la ligne «\u00a0Revenu fiscal de référence\u00a0» est entourée.",
  },
  en: {
    titles: { 1: "Your childcare needs", 2: "Your survey after the quote" },
    lead: (minutes) =>
      `About ${minutes} minute${minutes > 1 ? "s" : ""}. Your answers are saved at each step: you can stop and continue later, here or on another device.`,
    step: (step, of) => `Step ${step} of ${of}`,
    previous: "Previous",
    next: "Next",
    send: "Send",
    finished: {
      heading: "You have already answered this survey",
      text: "The agency has your answers. To correct one, call us or write to us.",
    },
    nothing: {
      heading: "There is nothing to answer at the moment",
      text: "The agency has not prepared this survey yet.",
    },
    home: "Back to the home page",
    printed: "This survey is filled in online, with JavaScript. You can also answer it by phone.",
    first: "First text",
    second: "Second text",
    free: "No care",
    variable: "The schedule varies",
    variableComment: "Explain how it varies",
    remark: "Anything to add?",
    child: (place, name) => (name ? `Child ${place}: ${name}` : `Child ${place}`),
    firstName: "First name",
    lastName: "Last name",
    birthDate: "Date of birth",
    age: (age) => `Age: ${age}`,
    addChild: "Add a child",
    removeChild: (name) => `Remove ${name}`,
    removed: (name) => `${name} is no longer in the list.`,
    undo: "Undo the removal",
    none: "No child yet.",
    fiscal:
      "It is on the first page of your latest French tax notice, on the line “Revenu fiscal de référence”.",
    fiscalPicture: "Drawing of a tax notice, in which the line “Revenu fiscal de référence” is circled.",
  },
});
