import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { ofName } from "@ribambelle/domain/kernel/characters/ofName";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { Decision, SubjectKind } from "@ribambelle/domain/moderation/moderation";

const plural = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`;

export const moderationWords = catalogue({
  fr: {
    title: "Modération",
    queues: "File",
    queue: { photos: "Photos", annonces: "Annonces" },
    loading: "Chargement de ce qui attend",
    unread: "La file n’a pas pu être lue.",
    left: (count: string, isFew: boolean) => `${count} ${isFew ? "restant" : "restants"}`,
    more: "1\u00a0000+",
    photoOf: (name: string) => `Photo ${ofName(name)}`,
    seen: "Photo vue par les familles",
    since: (moment: string) => `En attente depuis ${lowerFirst(moment)}`,
    age: (age: number) => plural(age, "an", "ans"),
    complete: (rate: number) => `Profil complet à ${rate}\u00a0%`,
    person: "Ouvrir la fiche",
    masked: "Masqué aux familles",
    earlier: "Décisions précédentes",
    earlierOne: (kind: SubjectKind, decision: Decision, moment: string) =>
      `${kind === "photo" ? "Photo" : "Annonce"} ${decision === "accept" ? "validée" : "refusée"}, ${lowerFirst(moment)}`,
    because: "\u00a0: ",
    decision: { accept: "Validée", refuse: "Refusée" },
    alsoPhoto: (firstName: string) => `${firstName} regarde aussi cette photo.`,
    alsoAdvert: (firstName: string) => `${firstName} regarde aussi cette annonce.`,
    accept: "Valider",
    refuse: "Refuser",
    skip: "Passer",
    previous: "Précédent",
    undo: "Annuler",
    undoIt: (name: string, decision: string) => `${name}\u00a0: ${decision.toLowerCase()}.`,
    allDone: "Tout est traité.",
    nothingElse: "Rien d’autre à regarder pour l’instant.",
    stillWaiting: (count: number) =>
      count > 1
        ? `${count} attendent encore, passés ou regardés par d’autres.`
        : "1 attend encore, passé ou regardé par quelqu’un d’autre.",
    decided: (count: number) =>
      count === 0
        ? "Aucune décision pendant cette visite."
        : `${plural(count, "décision", "décisions")} pendant cette visite.`,
    again: "Reprendre au début",
    lastDecided: (moment: string) => `Dernière décision\u00a0: ${lowerFirst(moment)}.`,
    decisions: "Voir les décisions",
    why: "Motif du refus",
    reasons: "Motifs tout prêts",
    reasonsUnread: "Les motifs tout prêts n’ont pas pu être lus.",
    textFr: "Autre motif, en français",
    textEn: "Autre motif, en anglais",
    enHint: "Sans anglais, tout le motif est lu en français.",
    willRead: (firstName: string) => `Ce que ${firstName} lira`,
    inFrench: "En français\u00a0:",
    inEnglish: "En anglais\u00a0:",
    confirm: "Confirmer le refus",
    close: "Fermer",
    shortcuts: "Raccourcis",
    keys: [
      ["V", "valider"],
      ["R", "refuser"],
      ["→ ou J", "suivant"],
      ["← ou K", "précédent"],
      ["U", "annuler"],
      ["1 à 9", "choisir un motif"],
      ["Entrée", "confirmer"],
      ["Échap", "fermer"],
      ["?", "cette liste"],
    ],
  },
  en: {
    title: "Moderation",
    queues: "Queue",
    queue: { photos: "Photos", annonces: "Adverts" },
    loading: "Loading what is waiting",
    unread: "The queue could not be read.",
    left: (count) => `${count} left`,
    more: "1,000+",
    photoOf: (name) => `Photo of ${name}`,
    seen: "Photo that families see",
    since: (moment) => `Waiting since ${lowerFirst(moment)}`,
    age: (age) => plural(age, "year old", "years old"),
    complete: (rate) => `Profile ${rate}% complete`,
    person: "Open the record",
    masked: "Hidden from families",
    earlier: "Earlier decisions",
    earlierOne: (kind, decision, moment) =>
      `${kind === "photo" ? "Photo" : "Advert"} ${decision === "accept" ? "approved" : "rejected"}, ${lowerFirst(moment)}`,
    because: ": ",
    decision: { accept: "Approved", refuse: "Rejected" },
    alsoPhoto: (firstName) => `${firstName} is looking at this photo too.`,
    alsoAdvert: (firstName) => `${firstName} is looking at this advert too.`,
    accept: "Approve",
    refuse: "Reject",
    skip: "Skip",
    previous: "Previous",
    undo: "Undo",
    undoIt: (name, decision) => `${name}: ${decision.toLowerCase()}.`,
    allDone: "All done.",
    nothingElse: "Nothing else to review for now.",
    stillWaiting: (count) =>
      count > 1
        ? `${count} are still waiting, skipped or looked at by others.`
        : "1 is still waiting, skipped or looked at by somebody else.",
    decided: (count) =>
      count === 0
        ? "No decisions during this visit."
        : `${plural(count, "decision", "decisions")} during this visit.`,
    again: "Start again",
    lastDecided: (moment) => `Last decision: ${lowerFirst(moment)}.`,
    decisions: "See the decisions",
    why: "Reason for rejection",
    reasons: "Ready-made reasons",
    reasonsUnread: "The ready-made reasons could not be read.",
    textFr: "Another reason, in French",
    textEn: "Another reason, in English",
    enHint: "Without English, the whole reason is read in French.",
    willRead: (firstName) => `What ${firstName} will read`,
    inFrench: "In French:",
    inEnglish: "In English:",
    confirm: "Confirm rejection",
    close: "Close",
    shortcuts: "Shortcuts",
    keys: [
      ["V", "approve"],
      ["R", "reject"],
      ["→ or J", "next"],
      ["← or K", "previous"],
      ["U", "undo"],
      ["1 to 9", "choose a reason"],
      ["Enter", "confirm"],
      ["Esc", "close"],
      ["?", "this list"],
    ],
  },
});
