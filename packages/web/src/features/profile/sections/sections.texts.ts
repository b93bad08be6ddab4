import { catalogue } from "@ribambelle/domain/kernel/texts";

export const sectionWords = catalogue({
  fr: {
    frequencyQuestion: "Comment souhaitez-vous travailler\u00a0?",
    frequencyHint: "Plusieurs réponses sont possibles.",
    homework: "Aide aux devoirs",
    homeworkWhy: "Toujours comprise dans la garde d’enfants.",
    houseworkHint: "Vous acceptez aussi des missions de ménage.",
    ironingHint: "Avec le ménage seulement.",
    situationQuestion: "Quelle est votre situation aujourd’hui\u00a0?",
    situationHint: "Une seule réponse.",
    transportQuestion: "Comment vous déplacez-vous\u00a0?",
    licence: "J’ai le permis de conduire",
    convey: "Je peux conduire des enfants",
    languagesQuestion: "Quelles langues parlez-vous\u00a0?",
  },
  en: {
    frequencyQuestion: "How would you like to work?",
    frequencyHint: "You can tick several answers.",
    homework: "Homework help",
    homeworkWhy: "Always part of childcare.",
    houseworkHint: "You are also happy to do cleaning.",
    ironingHint: "With housework only.",
    situationQuestion: "What is your situation today?",
    situationHint: "One answer only.",
    transportQuestion: "How do you get about?",
    licence: "I have a driving licence",
    convey: "I can drive children",
    languagesQuestion: "Which languages do you speak?",
  },
});
