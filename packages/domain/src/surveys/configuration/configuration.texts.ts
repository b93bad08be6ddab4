import { catalogue } from "../../kernel/texts.ts";

/** What can be wrong with a configuration; the detail is what the code is about. */
export const configurationProblemTexts = catalogue({
  fr: {
    "not-json": (detail: string) => `Ce fichier n’est pas du JSON lisible (${detail}).`,
    "no-survey": () => "Ce fichier doit contenir un objet avec la liste «\u00a0Categories\u00a0».",
    "too-large": () => "Ce fichier est trop grand\u00a0: 1\u00a0Mo, 50 catégories et 300 questions au plus.",
    "no-survey-type": (detail: string) =>
      `«\u00a0SurveyType\u00a0» doit être 1 (premiers besoins) ou 2 (après devis), pas ${detail}.`,
    "no-categories": () => "Il n’y a aucune catégorie.",
    "no-title": () => "Le titre manque («\u00a0Title\u00a0»).",
    "double-title": (detail: string) => `Deux catégories portent le titre «\u00a0${detail}\u00a0».`,
    "empty-category": () => "Cette catégorie n’a aucune question.",
    "no-question": () =>
      "Une question doit être un objet avec «\u00a0ID\u00a0», «\u00a0Text\u00a0» et «\u00a0Type\u00a0».",
    "no-id": () => "Le numéro manque\u00a0: «\u00a0ID\u00a0» doit être un nombre entier positif.",
    "bad-id": (detail: string) =>
      `Le numéro ${detail} ne convient pas\u00a0: «\u00a0ID\u00a0» doit être un nombre entier de 1 à 1\u00a0000\u00a0000\u00a0000.`,
    "double-id": (detail: string) => `Le numéro ${detail} est porté par deux questions.`,
    "no-text": () => "Le texte manque («\u00a0Text\u00a0»), ou dépasse 1\u00a0000 caractères.",
    "no-type": () => "Le type manque\u00a0: «\u00a0Type\u00a0» doit être un nombre entier positif.",
    "unknown-kind": (detail: string) => `Le type ${detail} ne correspond à aucune sorte de réponse.`,
    "bad-list": (detail: string) => `«\u00a0${detail}\u00a0» doit être une liste.`,
    "bad-order": (detail: string) =>
      `«\u00a0AnswerOrders\u00a0» cite ${detail}, qui n’est pas dans «\u00a0Type\u00a0».`,
    "double-order": (detail: string) => `«\u00a0AnswerOrders\u00a0» cite ${detail} deux fois.`,
    "bad-item": (detail: string) =>
      `Dans «\u00a0Items\u00a0», la ligne ${detail} doit avoir «\u00a0Key\u00a0» (100 caractères au plus) et «\u00a0Value\u00a0», non vides.`,
    "double-key": (detail: string) => `Deux choix ont la clé «\u00a0${detail}\u00a0».`,
    "dead-options": (detail: string) =>
      `Personne ne peut choisir «\u00a0${detail}\u00a0»\u00a0: ce type de question n’a pas de choix.`,
    "no-options": () => "Cette question n’a aucun choix («\u00a0Items\u00a0»).",
    "dead-key": (detail: string) => `«\u00a0${detail}\u00a0» ne dit rien pour ce type de question.`,
    "bad-flag": (detail: string) =>
      `«\u00a0${detail}\u00a0» doit être «\u00a0true\u00a0» ou «\u00a0false\u00a0».`,
    "bad-pattern": (detail: string) =>
      `Le motif «\u00a0${detail}\u00a0» n’est pas une expression régulière lisible.`,
    "unsupported-pattern": (detail: string) =>
      `Le motif «\u00a0${detail}\u00a0» utilise ce que le portail ne sait pas vérifier (références, regards avant ou arrière, limites de mots).`,
    "heavy-pattern": (detail: string) =>
      `Le motif «\u00a0${detail}\u00a0» est trop lourd\u00a0: 200 caractères au plus, et pas de répétition sans fin dans une autre.`,
    circle: (detail: string) => `La question ${detail} finit par se contenir elle-même.`,
    "too-deep": () => "Il y a trop de niveaux de sous-questions\u00a0: cinq niveaux de questions au plus.",
    "no-sub-question": (detail: string) => `La sous-question ${detail} n’existe pas.`,
    "two-parents": (detail: string) => `La question ${detail} est sous deux questions.`,
    "unknown-sub-question-id": (detail: string) =>
      `«\u00a0SubQuestionIds\u00a0» cite ${detail}, qu’aucune question ne porte.`,
    "double-sub-question-id": (detail: string) => `«\u00a0SubQuestionIds\u00a0» cite ${detail} deux fois.`,
    "sub-question-of-nothing": (detail: string) =>
      `La sous-question ${detail} n’est sous aucune question\u00a0: elle ne serait jamais posée.`,
  },
  en: {
    "not-json": (detail) => `This file is not readable JSON (${detail}).`,
    "no-survey": () => "This file must hold an object with the list “Categories”.",
    "too-large": () => "This file is too large: 1 MB, 50 categories and 300 questions at most.",
    "no-survey-type": (detail) => `“SurveyType” must be 1 (first needs) or 2 (after a quote), not ${detail}.`,
    "no-categories": () => "There is no category.",
    "no-title": () => "The title is missing (“Title”).",
    "double-title": (detail) => `Two categories have the title “${detail}”.`,
    "empty-category": () => "This category has no question.",
    "no-question": () => "A question must be an object with “ID”, “Text” and “Type”.",
    "no-id": () => "The id is missing: “ID” must be a positive whole number.",
    "bad-id": (detail) =>
      `The id ${detail} cannot be used: “ID” must be a whole number from 1 to 1,000,000,000.`,
    "double-id": (detail) => `Two questions have the id ${detail}.`,
    "no-text": () => "The text is missing (“Text”), or longer than 1,000 characters.",
    "no-type": () => "The type is missing: “Type” must be a positive whole number.",
    "unknown-kind": (detail) => `The type ${detail} is no kind of answer.`,
    "bad-list": (detail) => `“${detail}” must be a list.`,
    "bad-order": (detail) => `“AnswerOrders” names ${detail}, which is not in “Type”.`,
    "double-order": (detail) => `“AnswerOrders” names ${detail} twice.`,
    "bad-item": (detail) =>
      `In “Items”, line ${detail} must have a “Key” (100 characters at most) and a “Value”, not empty.`,
    "double-key": (detail) => `Two options have the key “${detail}”.`,
    "dead-options": (detail) => `Nobody can choose “${detail}”: this type of question has no options.`,
    "no-options": () => "This question has no options (“Items”).",
    "dead-key": (detail) => `“${detail}” says nothing for this type of question.`,
    "bad-flag": (detail) => `“${detail}” must be “true” or “false”.`,
    "bad-pattern": (detail) => `The pattern “${detail}” is not a readable regular expression.`,
    "unsupported-pattern": (detail) =>
      `The pattern “${detail}” uses what the portal cannot check (references, looking ahead or behind, word boundaries).`,
    "heavy-pattern": (detail) =>
      `The pattern “${detail}” is too heavy: 200 characters at most, and no endless repetition within another.`,
    circle: (detail) => `Question ${detail} ends up holding itself.`,
    "too-deep": () => "There are too many levels of sub-questions: five levels of questions at most.",
    "no-sub-question": (detail) => `The sub-question ${detail} does not exist.`,
    "two-parents": (detail) => `Question ${detail} stands under two questions.`,
    "unknown-sub-question-id": (detail) => `“SubQuestionIds” names ${detail}, which no question has.`,
    "double-sub-question-id": (detail) => `“SubQuestionIds” names ${detail} twice.`,
    "sub-question-of-nothing": (detail) =>
      `The sub-question ${detail} stands under no question: it would never be asked.`,
  },
});

export type ConfigurationProblemCode = keyof ReturnType<typeof configurationProblemTexts>;
