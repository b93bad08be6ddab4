import { catalogue } from "@ribambelle/domain/kernel/texts";

const s = (count: number) => (count > 1 ? "s" : "");

export const writingWords = catalogue({
  fr: {
    title: "Titre de l’annonce",
    titleHint: "Par exemple\u00a0: Douceur et énergie pour la sortie d’école",
    description: "Description",
    ideas: "Pour vous lancer, répondez à trois questions\u00a0:",
    questions: {
      children: "Avec quels enfants avez-vous déjà partagé du temps, et combien de temps\u00a0?",
      activities: "Que faites-vous avec eux\u00a0: jeux, lecture, cuisine, sorties\u00a0?",
      strengths: "Sur quoi une famille peut-elle compter avec vous\u00a0?",
    },
    titleCount: (count: number) => `${count} mot${s(count)} (de 3 à 12)`,
    descriptionCount: (count: number) => `${count} mot${s(count)}`,
    fewer: (count: number) => `encore ${count}`,
    fewerThanMinimum: (count: number) => `encore ${count} pour atteindre 30`,
    more: (count: number) => `${count} de trop`,
    goodTitle: "bonne longueur",
    enough: "c’est suffisant, l’idéal est 80",
    top: "Top\u00a0!", // PROF-OP11
    needsBoth: "Pour enregistrer, il faut un titre de 3 à 12 mots et une description d’au moins 30 mots.",
    needsTitle: "Pour enregistrer, il faut un titre de 3 à 12 mots.",
    needsDescription: "Pour enregistrer, il faut une description d’au moins 30 mots.",
  },
  en: {
    title: "Title of the advert",
    titleHint: "For example: Gentle and lively care after school",
    description: "Description",
    ideas: "To get started, answer three questions:",
    questions: {
      children: "Which children have you already looked after, and for how long?",
      activities: "What do you do with them: games, reading, cooking, outings?",
      strengths: "What can a family count on you for?",
    },
    titleCount: (count) => `${count} word${count === 1 ? "" : "s"} (3 to 12)`,
    descriptionCount: (count) => `${count} word${count === 1 ? "" : "s"}`,
    fewer: (count) => `${count} more to go`,
    fewerThanMinimum: (count) => `${count} more to reach 30`,
    more: (count) => `${count} too many`,
    goodTitle: "a good length",
    enough: "enough, ideally 80",
    top: "Top!",
    needsBoth: "To save, the title needs 3 to 12 words and the description at least 30 words.",
    needsTitle: "To save, the title needs 3 to 12 words.",
    needsDescription: "To save, the description needs at least 30 words.",
  },
});
