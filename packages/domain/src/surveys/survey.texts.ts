import { refusals } from "../kernel/refusal.ts";
import type { Bilingual } from "../kernel/texts.ts";
import { valueList } from "../kernel/values.ts";

/** The two surveys for leads (SURVEY-02, SURVEY-03). */
export const surveyTypes = valueList({
  first: { value: 1, fr: "Premiers besoins", en: "First needs" },
  second: { value: 2, fr: "Après devis", en: "After a quote" },
});

/** The question of the family's reference tax income, which has a hint and a picture (SURVEY-68). */
export const fiscalIncomeQuestion = 20;

/** What saving a survey refuses. */
export const surveyRefusals = refusals("surveys", {
  // SURVEY-22, printed; the answer names the questions.
  answersMissing: {
    status: 400,
    fr: "Veuillez remplir les champs manquants indiqués en rouge.",
    en: "Please fill in the missing fields shown in red.",
  },
  finished: {
    status: 409,
    fr: "Ce questionnaire est déjà terminé.",
    en: "This survey is already finished.",
  },
  notFound: {
    status: 404,
    fr: "Ce questionnaire est introuvable.",
    en: "This survey cannot be found.",
  },
});

/** What is wrong with an answer, said beside it. */
export const surveyProblemTexts = {
  required: { fr: "Ce champ est obligatoire", en: "This field is required" }, // ERR-01, printed
  "invalid-day": { fr: "La date est invalide ou non autorisée", en: "The date is invalid or not allowed" }, // SURVEY-60, printed
  "incomplete-day": { fr: "Entrez une date complète", en: "Enter a complete date" }, // SURVEY-61, printed
  // SURVEY-23, printed
  "no-child": {
    fr: "Veuillez ajouter au moins un enfant pour poursuivre.",
    en: "Please add at least one child to continue.",
  },
  "no-option": { fr: "Choisissez parmi les réponses proposées.", en: "Choose one of the answers offered." },
  "no-number": {
    fr: "Saisissez un nombre. Exemple\u00a0: 1500,50.",
    en: "Enter a number. Example: 1500.50.",
  },
  pattern: {
    fr: "Cette réponse n’a pas la forme attendue.",
    en: "This answer is not in the expected format.",
  },
  "too-long": { fr: "Ce texte est trop long.", en: "This text is too long." },
  "invalid-phone": {
    fr: "Ce numéro de téléphone n’est pas valide. Exemple\u00a0: 06\u00a012\u00a034\u00a056\u00a078.",
    en: "This phone number is not valid. Example: 06 12 34 56 78.",
  },
  "address-not-chosen": {
    fr: "Choisissez une adresse parmi celles qui sont proposées.",
    en: "Choose one of the suggested addresses.",
  },
  "no-hours": { fr: "Choisissez de 1 à 50 heures.", en: "Choose from 1 to 50 hours." },
  "invalid-time": {
    fr: "Cette heure n’est pas valide. Exemple\u00a0: 16\u00a0h\u00a030.",
    en: "This time is not valid. Example: 16:30.",
  },
  "quarter-hour": {
    fr: "Choisissez une heure ronde, un quart, une demie ou trois quarts.",
    en: "Choose a time on the quarter hour.",
  },
  "end-before-start": {
    fr: "La fin doit être après le début.",
    en: "The end must be after the start.",
  },
  invalid: { fr: "Cette réponse n’est pas valide.", en: "This answer is not valid." },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** What can be wrong with an answer. */
export type SurveyProblem = keyof typeof surveyProblemTexts;

/** What the page says of the whole save. */
export const surveyMessages = {
  saved: {
    fr: "Vos réponses ont bien été enregistrés !", // SURVEY-16, printed
    en: "Your answers have been saved!",
  },
  failed: {
    fr: "Oops ! Une erreur est survenue, veuillez réessayer plus tard.", // SURVEY-17, printed
    en: "Oops! An error occurred, please try again later.",
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
