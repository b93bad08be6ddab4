import { dayAt } from "@ribambelle/domain/kernel/day";
import { catalogue } from "@ribambelle/domain/kernel/texts";

const frenchCount = new Intl.NumberFormat("fr");
const englishCount = new Intl.NumberFormat("en");

export const archiveTexts = catalogue({
  fr: {
    fileName: (at: Date) => `mes-donnees-${dayAt(at)}.zip`,
    page: "mes-donnees.html",
    data: "mes-donnees.json",
    files: "fichiers",
    title: "Vos données",
    intro: (agency: string, moment: string) =>
      `Voici tout ce que le portail de ${agency} détenait sur vous le ${moment}.`,
    machine: "Le fichier mes-donnees.json dit la même chose, pour les logiciels (RGPD, article 20).",
    rights: (contact: string) =>
      `Pour corriger ou effacer une donnée, ou pour toute question, contactez l’agence\u00a0: ${contact}.`,
    newest: (given: number, all: number) =>
      `Voici les ${frenchCount.format(given)} lignes les plus récentes, sur ${frenchCount.format(all)} en tout.`,
    yes: "Oui",
    no: "Non",
    missing: "Fichier introuvable\u00a0: demandez-le à l’agence.",
  },
  en: {
    fileName: (at) => `my-data-${dayAt(at)}.zip`,
    page: "my-data.html",
    data: "my-data.json",
    files: "files",
    title: "Your data",
    intro: (agency, moment) => `This is all that the portal of ${agency} held about you on ${moment}.`,
    machine: "The file my-data.json says the same, for programs (GDPR, article 20).",
    rights: (contact) =>
      `To have something corrected or erased, or for any question, contact the agency: ${contact}.`,
    newest: (given, all) =>
      `These are the newest ${englishCount.format(given)} rows, of ${englishCount.format(all)} in all.`,
    yes: "Yes",
    no: "No",
    missing: "This file cannot be found: ask the agency for it.",
  },
});
