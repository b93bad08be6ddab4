import { catalogue } from "@ribambelle/domain/kernel/texts";

export const publicPartWords = catalogue({
  fr: {
    availabilities: "Disponibilités",
    frequency: "Fréquence recherchée",
    services: "Prestations",
    besideCare: "En plus de la garde",
    situation: "Situation professionnelle",
    experiences: "Expériences",
    anExperience: "Garde d’enfants",
    education: "Formation",
    transport: "Déplacements",
    languages: "Langues parlées",
  },
  en: {
    availabilities: "Availability",
    frequency: "How often",
    services: "Services",
    besideCare: "Besides childcare",
    situation: "Professional situation",
    experiences: "Experience",
    anExperience: "Childcare",
    education: "Education",
    transport: "Getting about",
    languages: "Spoken languages",
  },
});
