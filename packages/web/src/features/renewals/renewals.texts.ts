import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { catalogue } from "@ribambelle/domain/kernel/texts";

export const renewalWords = catalogue({
  fr: {
    lead: "Deux minutes suffisent. Vos réponses sont gardées au fur et à mesure.",
    printed: "Ce formulaire se remplit en ligne, avec JavaScript. Vous pouvez aussi répondre par téléphone.",
    send: "Envoyer",
    // RENEWBS-35, ERR-08, printed
    answerAll: "Vous devez répondre à toutes les questions avant d'envoyer votre demande.",
    next: (question: string) => `Question suivante\u00a0: ${question}`,
    characters: (typed: number, most: number) => `${typed}\u00a0/\u00a0${most} caractères`,
    keeping: {
      saving: "Enregistrement du brouillon…",
      saved: "Brouillon enregistré",
      unsaved: "Brouillon gardé dans cet onglet, en attendant la connexion",
      closed:
        "Le formulaire s’est fermé entre-temps\u00a0: vos réponses restent dans cet onglet. Contactez l’agence.",
    },
    elsewhere: {
      said: "Vous avez continué ce formulaire ailleurs, dans un autre onglet ou sur un autre appareil. Avec quelles réponses souhaitez-vous continuer\u00a0?",
      theirs: "Reprendre les réponses données ailleurs",
      mine: "Garder celles de cette page",
    },
    none: {
      heading: "Pas de campagne de rentrée pour le moment",
      text: "L’agence ne recueille pas encore les réponses pour la rentrée. Pour toute question, elle reste joignable.",
    },
    notAsked: {
      heading: "Cette campagne ne vous concerne pas",
      text: "L’agence interroge pour cette rentrée les personnes qui ont un contrat en cours. Si vous pensez que c’est une erreur, contactez-la.",
    },
    before: {
      heading: (day: string) => `Le formulaire ouvrira le ${day}`,
      text: (day: string) =>
        `Vous pourrez y répondre jusqu’au ${day}. D’ici là, l’agence répond à vos questions.`,
    },
    closed: {
      heading: "La campagne de rentrée est terminée",
      text: (day: string) =>
        `Elle s’est terminée le ${day}. Il n’est pas trop tard pour en parler\u00a0: contactez l’agence.`,
    },
    until: (day: string) => `Répondez jusqu’au ${day}.`,
    sent: {
      babysitter: "Votre réponse est bien enregistrée.",
      copy: "Une copie de vos réponses vous est envoyée par e-mail.",
      home: "Revenir à l’accueil",
    },
    answers: "Vos réponses",
    answeredOn: (moment: string) =>
      `Envoyées\u00a0: ${lowerFirst(moment)}. Pour les corriger, adressez-vous à l’agence.`,
    tooLate: {
      heading: "Il n’est plus possible de choisir une date",
      text: "Nous ne rappelons que jusqu’au 30 septembre. Contactez l’agence pour nous dire où vous en êtes.",
    },
    contactHint: (last: string) => `Entre aujourd’hui et le ${last}.`,
    dateHint: "À partir d’aujourd’hui.",
  },
  en: {
    lead: "It takes two minutes. Your answers are saved as you go.",
    printed: "This form is filled in online, with JavaScript. You can also answer by phone.",
    send: "Send",
    answerAll: "You must answer all the questions before sending your request.",
    next: (question) => `Next question: ${question}`,
    characters: (typed, most) => `${typed} / ${most} characters`,
    keeping: {
      saving: "Saving the draft…",
      saved: "Draft saved",
      unsaved: "Draft kept in this tab until the connection is back",
      closed:
        "The form has closed in the meantime: your answers stay in this tab. Please contact the agency.",
    },
    elsewhere: {
      said: "You have continued with this form elsewhere, in another tab or on another device. Which answers would you like to keep?",
      theirs: "Use the answers given elsewhere",
      mine: "Keep the answers on this page",
    },
    none: {
      heading: "No back-to-school campaign at the moment",
      text: "The agency is not collecting answers for the new school year yet. Please contact it with any questions.",
    },
    notAsked: {
      heading: "This campaign is not for you",
      text: "For this school year the agency is asking people who have an active contract. If you think this is a mistake, contact it.",
    },
    before: {
      heading: (day) => `The form opens on ${day}`,
      text: (day) => `You can answer it until ${day}. Until then, the agency answers your questions.`,
    },
    closed: {
      heading: "The back-to-school campaign is over",
      text: (day) => `It ended on ${day}. It is not too late to talk about it: contact the agency.`,
    },
    until: (day) => `Please answer by ${day}.`,
    sent: {
      babysitter: "Your answer has been recorded.",
      copy: "A copy of your answers is on its way by e-mail.",
      home: "Back to the home page",
    },
    answers: "Your answers",
    answeredOn: (moment) => `Sent: ${lowerFirst(moment)}. To correct them, contact the agency.`,
    tooLate: {
      heading: "A date can no longer be chosen",
      text: "We can only call you back until 30 September. Please contact the agency instead.",
    },
    contactHint: (last) => `Between today and ${last}.`,
    dateHint: "From today on.",
  },
});

// RENEWP-20, ERR-22, printed
export const formSent = { fr: "Le formulaire a bien été envoyé.", en: "The form has been sent." } as const;
// RENEWP-21, ERR-21, printed
export const parentFailed = {
  fr: "Une erreur s'est produite lors de l'envoi du formulaire.",
  en: "An error occurred while sending the form.",
} as const;
// RENEWBS-37, ERR-24, printed
export const babysitterFailed = {
  fr: "Une erreur est survenue ! Merci de re-éssayer ulterieurement.",
  en: "An error has occurred! Please try again later.",
} as const;
