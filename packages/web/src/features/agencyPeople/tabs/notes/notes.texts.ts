import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { catalogue } from "@ribambelle/domain/kernel/texts";

export const noteWords = catalogue({
  fr: {
    title: "Notes de l’agence",
    write: "Écrire une note",
    change: "Modifier la note",
    text: "Note",
    // FOLKS-33
    factual:
      "Restez factuel\u00a0: la personne peut demander à lire cette note. N’écrivez rien sur sa santé, ses opinions ou sa vie privée.",
    pin: "Épingler en tête",
    pinned: "Épinglée",
    save: "Enregistrer la note",
    cancel: "Annuler",
    edit: "Modifier",
    remove: "Supprimer",
    removeHeading: "Supprimer cette note\u00a0?",
    removeSays:
      "Elle disparaît pour toute l’agence. Le journal garde qu’elle a été supprimée, sans ses mots.",
    none: "Aucune note.",
    loading: "Chargement des notes",
    more: "Notes plus anciennes",
    changed: (moment: string) => `modifiée ${moment}`,
    former: "Un ancien membre",
  },
  en: {
    title: "Agency notes",
    write: "Write a note",
    change: "Edit the note",
    text: "Note",
    factual:
      "Stick to the facts: the person can ask to read this note. Write nothing about their health, opinions or private life.",
    pin: "Pin to the top",
    pinned: "Pinned",
    save: "Save the note",
    cancel: "Cancel",
    edit: "Edit",
    remove: "Remove",
    removeHeading: "Remove this note?",
    removeSays:
      "It disappears for the whole agency. The journal records that it was removed, but not what it said.",
    none: "No notes.",
    loading: "Loading the notes",
    more: "Older notes",
    changed: (moment) => `edited ${moment}`,
    former: "A former colleague",
  },
});

export const noteDone: Readonly<Record<"written" | "changed" | "removed", Bilingual>> = {
  written: { fr: "La note est enregistrée.", en: "The note is saved." },
  changed: { fr: "La note est modifiée.", en: "The note is changed." },
  removed: { fr: "La note est supprimée.", en: "The note is removed." },
};

/** Why a change of a note is not saved that was removed meanwhile. */
export const noteGone: Bilingual = {
  fr: "Cette note a été supprimée entre-temps. Pour garder votre saisie, copiez-la dans une nouvelle note.",
  en: "This note has been removed in the meantime. To keep what you typed, copy it into a new note.",
};
