import { catalogue } from "@ribambelle/domain/kernel/texts";

/** The words of the availabilities, read and edited. */
export const availabilitiesWords = catalogue({
  fr: {
    weekly: (duration: string) => `${duration} par semaine`,
    noHours: "Aucun créneau pour l’instant",
    list: "Disponibilités, jour par jour",
    colon: "\u00a0: ",
    free: "Pas disponible",
    none: "Quand pouvez-vous travailler\u00a0?",
    noneWhy:
      "Les familles cherchent d’abord une personne libre aux heures de leurs enfants. Indiquez les vôtres, même approximatives\u00a0: vous pourrez les changer à tout moment.",

    typing: "Tapez 8, 8h30 ou 1630\u00a0: l’heure est arrondie au quart d’heure.",
    arrows: "Les flèches ↑ et ↓ la déplacent d’un quart d’heure, Page ↑ et Page ↓ d’une heure.",
    from: "de",
    to: "à",
    startOf: (place: number) => `début du créneau ${place}`,
    endOf: (place: number) => `fin du créneau ${place}`,
    remove: (place: number, day: string) => `Supprimer le créneau ${place} du ${day}`,
    removed: (slot: string) => `Créneau supprimé\u00a0: ${slot}.`,
    add: "Ajouter un créneau",
    addTo: (day: string) => ` le ${day}`,
    joined: (slots: string) =>
      `Des créneaux se chevauchent\u00a0: une fois enregistrés, ils n’en feront qu’un, ${slots}.`,

    copy: "Copier ce jour",
    copyOf: (day: string) => ` (${day}) sur d’autres jours`,
    copyTo: (day: string) => `Copier les créneaux du ${day} sur`,
    workingDays: "Lundi à vendredi",
    everyDay: "Tous les jours",
    replaces: "Ils y remplaceront les créneaux déjà saisis.",
    confirmCopy: "Copier les créneaux",
    closeCopy: "Fermer",
    copied: (days: string) => `Créneaux copiés\u00a0: ${days}.`,
    chooseDays: "Cochez au moins un jour.",
  },
  en: {
    weekly: (duration) => `${duration} a week`,
    noHours: "No slot yet",
    list: "Availabilities, day by day",
    colon: ": ",
    free: "Not available",
    none: "When can you work?",
    noneWhy:
      "Families first look for somebody who is free when their children need care. Give your hours, even roughly: you can change them at any time.",

    typing: "Type 8, 8:30 or 1630: the time is rounded to the quarter of an hour.",
    arrows: "The arrows ↑ and ↓ move it by a quarter of an hour, Page Up and Page Down by an hour.",
    from: "from",
    to: "to",
    startOf: (place) => `start of slot ${place}`,
    endOf: (place) => `end of slot ${place}`,
    remove: (place, day) => `Remove slot ${place} of ${day}`,
    removed: (slot) => `Slot removed: ${slot}.`,
    add: "Add a slot",
    addTo: (day) => ` on ${day}`,
    joined: (slots) => `Some slots overlap: once saved, they will be one, ${slots}.`,

    copy: "Copy this day",
    copyOf: (day) => ` (${day}) to other days`,
    copyTo: (day) => `Copy the slots of ${day} to`,
    workingDays: "Monday to Friday",
    everyDay: "Every day",
    replaces: "They will replace the slots that are already there.",
    confirmCopy: "Copy the slots",
    closeCopy: "Close",
    copied: (days) => `Slots copied: ${days}.`,
    chooseDays: "Tick at least one day.",
  },
});
