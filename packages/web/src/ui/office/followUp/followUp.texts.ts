import { catalogue } from "@ribambelle/domain/kernel/texts";

export const followUpWords = catalogue({
  fr: {
    followUp: "Suivi",
    owner: "Responsable",
    nobody: "Personne",
    note: "Note",
    noteHint: "500 caractères au plus. Seule l’agence lira cette note.",
    save: "Enregistrer",
  },
  en: {
    followUp: "Follow-up",
    owner: "Owner",
    nobody: "Nobody",
    note: "Note",
    noteHint: "500 characters at most. Only the agency will read this note.",
    save: "Save",
  },
});

export const followed = { fr: "Le suivi est enregistré.", en: "The follow-up is saved." };
